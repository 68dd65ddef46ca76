import { sql, type Updateable } from 'kysely';
import type { MessageList } from '#contract/admin-messages.ts';
import { permissionsOf, teamRoles } from '#domain/account/team-roles.ts';
import type { Connection } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { inOrder, type Listed } from '#server/db/list-page.queries.ts';
import { personName } from '#server/db/person-name.ts';
import type { ContactRequestTable } from '#server/db/tables/operations.ts';

/** Fewer letters of a name are too few for its index: a term still being typed. */
const SHORTEST_NAME = 3;

const searched = (text: string) => sql`(
  reference = ${text.toUpperCase()} or lower(email) = lower(${text})
  ${text.length < SHORTEST_NAME ? sql`` : sql`or sender_fold like ${containing(text)}`}
)`;

const assignedTo = (owner: string, me: string) =>
  owner === 'nobody' ? sql`assigned_to is null` : sql`assigned_to = ${owner === 'me' ? me : owner}`;

export const messagesAsked = (
  { status, assigned, search, start_date, end_date, sortOrder }: Omit<MessageList, 'page' | 'limit'>,
  me: string,
): Listed => ({
  from: sql`contact_requests`,
  where: [
    ...(status ? [sql`status = ${status}`] : []),
    ...(assigned ? [assignedTo(assigned, me)] : []),
    ...(search ? [searched(search)] : []),
    ...(start_date ? [sql`created_at >= ${start_date}`] : []),
    ...(end_date ? [sql`created_at <= ${end_date}`] : []),
  ],
  order: { by: 'created_at', direction: sortOrder ?? 'desc' },
});

export const messagesOf = (email: string): Listed => ({
  from: sql`contact_requests`,
  where: [sql`lower(email) = lower(${email})`],
  order: { by: 'created_at', direction: 'desc' },
});

export const listMessageRows = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contact_requests')
    .leftJoin('users', 'users.id', 'contact_requests.assigned_to')
    .selectAll('contact_requests')
    .select((eb) => [
      sql<string | null>`coalesce(${personName}, users.email)`.as('assigned_name'),
      eb
        .selectFrom('contact_answers')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('contact_answers.request_id', '=', 'contact_requests.id')
        .as('answers'),
    ])
    .where('contact_requests.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
};
export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>[number];

export const countUnread = async (db: Connection): Promise<number> => {
  const { count } = await db
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** The answers, the oldest first, each with the state of its mail. */
export const listAnswers = (db: Connection, requestId: string) =>
  db
    .selectFrom('contact_answers')
    .innerJoin('users', 'users.id', 'contact_answers.author_id')
    .leftJoin('mails', 'mails.id', 'contact_answers.id')
    .select([
      ...([
        'contact_answers.id',
        'contact_answers.text',
        'contact_answers.answered_at',
        'mails.status',
      ] as const),
      sql<string>`coalesce(${personName}, users.email)`.as('author'),
    ])
    .where('contact_answers.request_id', '=', requestId)
    .orderBy('contact_answers.answered_at')
    .orderBy('contact_answers.id')
    .execute();

const answering = teamRoles.filter((role) => permissionsOf(role).includes('messages.answer'));

/** The members of the team who may answer, by name. */
export const listAnswering = (db: Connection, only?: string) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<string>`coalesce(${personName}, users.email)`.as('name')])
    .where('users.role', '=', 'admin')
    .where('users.team_role', 'in', answering)
    .where('users.disabled_at', 'is', null)
    .where('users.password_hash', 'is not', null)
    .$if(only !== undefined, (query) => query.where('users.id', '=', only ?? ''))
    .orderBy('name')
    .limit(500)
    .execute();

export const lockMessage = (trx: Connection, id: string) =>
  trx.selectFrom('contact_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeMessage = async (
  trx: Connection,
  id: string,
  columns: Updateable<ContactRequestTable>,
): Promise<void> => {
  await trx.updateTable('contact_requests').set(columns).where('id', '=', id).execute();
};

/** The open messages of each member of the team. */
export const countAssigned = (db: Connection) =>
  db
    .selectFrom('contact_requests')
    .select(['assigned_to', sql<number>`count(*)::int`.as('count')])
    .where('assigned_to', 'is not', null)
    .where('status', '=', 'new')
    .groupBy('assigned_to')
    .execute();

export const moveAssigned = (trx: Connection, { from, to }: { from: string; to: string }) =>
  trx
    .updateTable('contact_requests')
    .set({ assigned_to: to })
    .where('assigned_to', '=', from)
    .where('status', '=', 'new')
    .returning(['id', 'reference'])
    .execute();

export const findAnswer = (trx: Connection, id: string) =>
  trx.selectFrom('contact_answers').select(['request_id', 'text']).where('id', '=', id).executeTakeFirst();

type Answer = { id: string; requestId: string; authorId: string; text: string; at: Date };

export const insertAnswer = async (trx: Connection, { id, requestId, authorId, text, at }: Answer) => {
  await trx
    .insertInto('contact_answers')
    .values({ id, request_id: requestId, author_id: authorId, text, answered_at: at })
    .execute();
};
