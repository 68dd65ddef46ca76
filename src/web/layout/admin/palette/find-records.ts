import { customerPath, editAnnouncementPath, editArticlePath } from '#contract/paths.ts';
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

/** An e-mail address is sent in a body only: addresses of the site are logged by what stands in front of it. */
const isAddress = (text: string): boolean => text.includes('@');

const findDossiers = async (api: ApiClient, text: string, signal: AbortSignal) =>
  (await api.post('/admin/legal-announcements/find', { body: { text, limit: LIMIT }, signal })).announcements;

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

const kinds: readonly Kind[] = [
  {
    name: 'Articles',
    permission: 'articles.read',
    find: async (api, search, signal) => {
      if (isAddress(search)) return [];
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
      const [{ announcements }, dossiers] = await Promise.all([
        isAddress(text)
          ? { announcements: [] }
          : api.get('/admin/legal-announcements', { query: { search: text, limit: LIMIT }, signal }),
        findDossiers(api, text, signal),
      ]);
      return unique([...announcements, ...dossiers], ({ id }) => id).map((one) => ({
        label: one.title,
        detail: one.reference_number,
        href: editAnnouncementPath(one.id),
      }));
    },
  },
  {
    name: 'Clients',
    permission: 'customers.read',
    // Those of the found dossiers: a customer is the address of one.
    find: async (api, text, signal) =>
      unique(await findDossiers(api, text, signal), ({ contact_info }) => contact_info.email).map(
        ({ id, contact_info }) => ({
          label: contact_info.name,
          detail: contact_info.email,
          href: customerPath('announcement', id),
        }),
      ),
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
