import {
  type AdminAnnouncement,
  type CorrectionKind,
  correctionKinds,
} from '#contract/admin-announcement-one.ts';
import { messages } from '#contract/messages.fr.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { type AnnouncementValues, newValues, valuesOf } from './announcement-values.ts';
import { loadFailureOf } from './editor-texts.ts';

/** What the form is opened for: an announcement, a new one, or one that corrects another. */
export type Opened = { id: string } | { corrects: string; kind: CorrectionKind } | 'new';

export type LoadedEditor = {
  announcement: AdminAnnouncement | undefined;
  values: AnnouncementValues;
  /** Of a rectificatif or additif: the notice it is about. */
  corrects: { id: string; referenceNumber: string; title: string; kind: CorrectionKind } | undefined;
};

export const readOpened = (query: URLSearchParams): Opened => {
  const corrects = query.get('corrects');
  const kind = correctionKinds.find((known) => known === query.get('kind'));
  return corrects && kind ? { corrects, kind } : 'new';
};

/** What the form starts from; or the sentence that says why there is none. */
export const loadEditor =
  (opened: Opened) =>
  async (
    api: ApiClient,
    signal: AbortSignal,
  ): Promise<LoadedEditor | { failure: string; missing: boolean }> => {
    try {
      if (opened === 'new')
        return { announcement: undefined, values: newValues(new Date()), corrects: undefined };
      if ('id' in opened) {
        const { announcement } = await api.get('/admin/legal-announcements/:id', {
          params: { id: opened.id },
          signal,
        });
        return { announcement, values: valuesOf(announcement), corrects: undefined };
      }
      const { announcement } = await api.get('/admin/legal-announcements/:id/correction', {
        params: { id: opened.corrects },
        query: { kind: opened.kind },
        signal,
      });
      return {
        announcement: undefined,
        values: valuesOf(announcement),
        corrects: { ...announcement.corrects, id: announcement.correctsId, kind: opened.kind },
      };
    } catch (error) {
      // An id that no announcement can have is refused; for the editor there is no such announcement either.
      const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
      return { failure: missing ? messages.announcement.notFound : loadFailureOf(error), missing };
    }
  };
