import type { AnnouncementDraft } from '#contract/admin-announcement-drafts.ts';
import type { CorrectionKind } from '#contract/admin-announcement-one.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { StoredText } from '#web/back-office/drafts/use-drafts.ts';
import type { AnnouncementValues } from './announcement-values.ts';

/** What the form edits: an announcement, or a new one that may correct another. */
type Form = {
  readonly announcement: { readonly id: string } | undefined;
  readonly corrects: { readonly id: string; readonly kind: CorrectionKind } | undefined;
};

/** Names the form in the browser's storage. */
export const announcementPlace = ({ announcement, corrects }: Form): string =>
  `annonce:${announcement?.id ?? corrects?.id ?? 'nouvelle'}`;

/** The editor's drafts of one form, among all of theirs. A failed read offers none. */
export const readDrafts = async (
  api: ApiClient,
  { announcement, corrects }: Form,
  signal?: AbortSignal,
): Promise<readonly AnnouncementDraft[]> => {
  const { drafts } = await api
    .get('/admin/legal-announcements/drafts', signal ? { signal } : {})
    .catch(() => ({ drafts: [] }));
  return drafts.filter(
    ({ announcement_id, fields }) =>
      announcement_id === (announcement?.id ?? null) &&
      (fields.correctsId ?? null) === (corrects?.id ?? null),
  );
};

/** The calls of the autosave. */
export const announcementDraftCalls = ({ announcement, corrects }: Form) => ({
  list: (api: ApiClient) => readDrafts(api, { announcement, corrects }),
  save: (api: ApiClient, { values, rev, tabId }: StoredText<AnnouncementValues>) =>
    api.put('/admin/legal-announcements/drafts', {
      body: {
        ...values,
        tabId,
        announcementId: announcement?.id,
        rev,
        ...(corrects && { correctsId: corrects.id, correctionKind: corrects.kind }),
      },
    }),
  remove: (api: ApiClient, { tabId, saved_at }: AnnouncementDraft) =>
    api.delete('/admin/legal-announcements/drafts', { query: { tabId, saved_at } }),
});
