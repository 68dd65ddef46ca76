import { editAnnouncementPath, editArticlePath } from '#contract/paths.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import type { ApiClient } from '#web/api/http.ts';

export type FoundRecord = {
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
  readonly href: string;
};

type Kind = {
  readonly name: string;
  readonly permission: Permission;
  readonly find: (api: ApiClient, text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
};

const LIMIT = 5;

const kinds: readonly Kind[] = [
  {
    name: 'Articles',
    permission: 'articles.read',
    find: async (api, search, signal) => {
      const { articles } = await api.get('/admin/articles', { query: { search, limit: LIMIT }, signal });
      return articles.map(({ id, title, category_name }) => ({
        label: title,
        detail: category_name,
        href: editArticlePath(id),
      }));
    },
  },
  {
    name: 'Annonces légales',
    permission: 'dossiers.read',
    // By company in the list, by reference, invoice or contact among the dossiers.
    find: async (api, text, signal) => {
      const lists = await Promise.all([
        api.get('/admin/legal-announcements', { query: { search: text, limit: LIMIT }, signal }),
        api.post('/admin/legal-announcements/find', { body: { text, limit: LIMIT }, signal }),
      ]);
      const found = lists.flatMap(({ announcements }) => announcements);
      return [...new Map(found.map((one) => [one.id, one])).values()].map(
        ({ id, title, reference_number }) => ({
          label: title,
          detail: reference_number,
          href: editAnnouncementPath(id),
        }),
      );
    },
  },
];

export type RecordGroup = { readonly name: string; readonly records: readonly FoundRecord[] };
export type FoundRecords = { readonly groups: readonly RecordGroup[]; readonly failed: boolean };

/** What the text finds in each list that the user may read; a list that cannot be read hides none of the others. */
export const findRecords = async (
  api: ApiClient,
  text: string,
  may: (permission: Permission) => boolean,
  signal: AbortSignal,
): Promise<FoundRecords> => {
  const read = kinds.filter(({ permission }) => may(permission));
  const answers = await Promise.allSettled(read.map(({ find }) => find(api, text, signal)));
  return {
    groups: answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' && answer.value.length > 0
        ? [{ name: read[index]?.name ?? '', records: answer.value }]
        : [],
    ),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
};
