import type { AnnouncementDraft } from '#contract/admin-announcement-drafts.ts';
import {
  type AdminAnnouncement,
  type CorrectionKind,
  correctionKinds,
} from '#contract/admin-announcement-one.ts';
import { messages } from '#contract/messages.fr.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { readDrafts } from './announcement-drafts.ts';
import { type AnnouncementValues, newValues, valuesOf } from './announcement-values.ts';
import { loadFailureOf } from './editor-texts.ts';

/** What the form edits: an announcement, a new one, or a correction of another. */
export type Opened = { id: string } | { corrects: string; kind: CorrectionKind } | 'new';

export type LoadedEditor = {
  announcement: AdminAnnouncement | undefined;
  values: AnnouncementValues;
  /** The announcement that a rectificatif or additif corrects. */
  corrects: { id: string; referenceNumber: string; title: string; kind: CorrectionKind } | undefined;
  /** The editor's unsaved texts of this form, from other tabs. */
  drafts: readonly AnnouncementDraft[];
};

export const readOpened = (query: URLSearchParams): Opened => {
  const corrects = query.get('corrects');
  const kind = correctionKinds.find((known) => known === query.get('kind'));
  return corrects && kind ? { corrects, kind } : 'new';
};

/** The form's initial data, or the sentence that explains why it could not be loaded. */
export const loadEditor =
  (opened: Opened) =>
  async (
    api: ApiClient,
    signal: AbortSignal,
  ): Promise<LoadedEditor | { failure: string; missing: boolean }> => {
    try {
      if (opened === 'new')
        return withDrafts(api, signal, {
          announcement: undefined,
          values: newValues(new Date()),
          corrects: undefined,
        });
      if ('id' in opened) {
        const { announcement } = await api.get('/admin/legal-announcements/:id', {
          params: { id: opened.id },
          signal,
        });
        return withDrafts(api, signal, { announcement, values: valuesOf(announcement), corrects: undefined });
      }
      const { announcement } = await api.get('/admin/legal-announcements/:id/correction', {
        params: { id: opened.corrects },
        query: { kind: opened.kind },
        signal,
      });
      return withDrafts(api, signal, {
        announcement: undefined,
        values: valuesOf(announcement),
        corrects: { ...announcement.corrects, id: announcement.correctsId, kind: opened.kind },
      });
    } catch (error) {
      // The API refuses a malformed id; the editor shows the same message as for a missing announcement.
      const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
      return { failure: missing ? messages.announcement.notFound : loadFailureOf(error), missing };
    }
  };

const withDrafts = async (
  api: ApiClient,
  signal: AbortSignal,
  form: Omit<LoadedEditor, 'drafts'>,
): Promise<LoadedEditor> => ({ ...form, drafts: await readDrafts(api, form, signal) });
