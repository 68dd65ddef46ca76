import { customerPath, editAnnouncementPath, editArticlePath } from '#contract/paths.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { fold } from '#domain/search/fold.ts';
import type { ApiClient } from '#web/api/http.ts';

export type FoundRecord = {
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
  readonly href: string;
};

type Search = {
  readonly api: ApiClient;
  readonly text: string;
  readonly may: (permission: Permission) => boolean;
  readonly signal: AbortSignal;
  /** The dossiers that the text finds: read once, for the announcements and for their customers. */
  readonly dossiers: () => ReturnType<typeof findDossiers>;
};

type Kind = {
  readonly name: string;
  readonly permission: Permission;
  readonly find: (search: Search) => Promise<readonly FoundRecord[]>;
};

const LIMIT = 5;

// Every text is sent in a body: it may be a name or an e-mail address, and what stands in front of the site logs
// addresses.

const findDossiers = async ({ api, text, signal }: Omit<Search, 'dossiers'>) =>
  (await api.post('/admin/legal-announcements/find', { body: { text, limit: LIMIT }, signal })).announcements;

const findMessages = async ({ api, text, signal }: Search) =>
  (await api.post('/admin/messages/find', { body: { search: text, limit: LIMIT }, signal })).messages;

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  [
    // The first of those that are equal.
    ...new Map(items.toReversed().map((item) => [keyOf(item), item])).values(),
  ].toReversed();

const kinds: readonly Kind[] = [
  {
    name: 'Articles',
    permission: 'articles.read',
    find: async ({ api, text, signal }) => {
      const { articles } = await api.post('/admin/articles/find', {
        body: { search: text, limit: LIMIT },
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
      const body = { search: text, limit: LIMIT };
      const [{ announcements }, found] = await Promise.all([
        api.post('/admin/legal-announcements/search', { body, signal }),
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
    // A customer is the address of a dossier or of a message.
    find: async (search) => {
      const [dossiers, messages] = await Promise.all([
        search.may('dossiers.read') ? search.dossiers() : [],
        search.may('messages.read') ? findMessages(search) : [],
      ]);
      const customers = [
        ...dossiers.map(({ id, contact_info: { name, email } }) => ({
          ...{ name, email, href: customerPath('announcement', id) },
        })),
        ...messages.map(({ id, name, email }) => ({ name, email, href: customerPath('message', id) })),
      ].filter(({ email }) => email !== '');
      return unique(customers, ({ email }) => email.toLowerCase()).map(({ name, email, href }) => ({
        label: name,
        detail: email,
        href,
      }));
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
  const asked = { api, text, may, signal };
  let found: ReturnType<typeof findDossiers> | undefined;
  const dossiers = () => {
    found ??= findDossiers(asked);
    return found;
  };
  const read = kinds.filter(({ permission }) => may(permission));
  const answers = await Promise.allSettled(read.map(({ find }) => find({ ...asked, dossiers })));
  return {
    groups: answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' && answer.value.length > 0
        ? [{ name: read[index]?.name ?? '', records: answer.value }]
        : [],
    ),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
};

/** Of what an older text has found, what has every word of this one: Enter must not open what is no longer asked for. */
export const stillAsked = ({ groups, failed }: FoundRecords, text: string): FoundRecords => {
  const words = fold(text).split(/\s+/);
  const isAsked = ({ label, detail }: FoundRecord) =>
    words.every((word) => fold(`${label} ${detail}`).includes(word));
  return {
    groups: groups
      .map(({ name, records }) => ({ name, records: records.filter(isAsked) }))
      .filter(({ records }) => records.length > 0),
    failed,
  };
};
