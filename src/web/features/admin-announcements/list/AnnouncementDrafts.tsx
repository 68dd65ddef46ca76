import type { AnnouncementDraft } from '#contract/admin-announcement-drafts.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { SavedDrafts } from '#web/back-office/drafts/SavedDrafts.tsx';
import { CREATE, correctionPath, editPath } from '../addresses.ts';

const readDrafts = (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/legal-announcements/drafts', { signal });

/** The editor's unsaved announcements. */
export const AnnouncementDrafts = () => {
  const query = useApiRead(readDrafts);
  const drafts = query.status === 'success' ? query.data.drafts : [];
  return (
    <SavedDrafts
      kind="annonce"
      drafts={drafts.map((draft) => ({
        ...draft,
        href: pathOf(draft),
        title: draft.title || 'Nouvelle annonce légale',
      }))}
    />
  );
};

const pathOf = ({ announcement_id, fields }: AnnouncementDraft): string => {
  if (announcement_id) return editPath(announcement_id);
  const { correctsId, correctionKind } = fields;
  return typeof correctsId === 'string'
    ? correctionPath(correctsId, correctionKind === 'additif' ? 'additif' : 'rectificatif')
    : CREATE;
};
