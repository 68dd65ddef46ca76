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
  readonly find: (search: Search) => Promise<readonly FoundRecord[]>;
};

type Search = {
  readonly api: ApiClient;
  readonly text: string;
  readonly signal: AbortSignal;
  /** The dossiers that the text finds: read once, for the announcements and for their customers. */
  readonly dossiers: () => ReturnType<typeof findDossiers>;
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
    find: async ({ api, text, signal }) => {
      if (isAddress(text)) return [];
      const { articles } = await api.get('/admin/articles', {
        query: { search: text, limit: LIMIT },
        signal,
      });
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
    find: async ({ api, text, signal, dossiers }) => {
      const [{ announcements }, found] = await Promise.all([
        isAddress(text)
          ? { announcements: [] }
          : api.get('/admin/legal-announcements', { query: { search: text, limit: LIMIT }, signal }),
        dossiers(),
      ]);
      return unique([...announcements, ...found], ({ id }) => id).map((one) => ({
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
    find: async ({ dossiers }) =>
      unique(await dossiers(), ({ contact_info }) => contact_info.email).map(({ id, contact_info }) => ({
        label: contact_info.name,
        detail: contact_info.email,
        href: customerPath('announcement', id),
      })),
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
  let found: ReturnType<typeof findDossiers> | undefined;
  const dossiers = () => {
    found ??= findDossiers(api, text, signal);
    return found;
  };
  const answers = await Promise.allSettled(read.map(({ find }) => find({ api, text, signal, dossiers })));
  return {
    groups: answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' && answer.value.length > 0
        ? [{ name: read[index]?.name ?? '', records: answer.value }]
        : [],
    ),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
};
