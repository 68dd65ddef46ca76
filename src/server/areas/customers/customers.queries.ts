import { sql } from 'kysely';
import type { CustomerNamed } from '#contract/admin-customers.ts';
import type { Connection } from '#server/db/client.ts';

/** The address of a customer who is named by something of theirs; undefined when it is unknown or erased. */
export const findAddress = async (
  db: Connection,
  { email, announcement, message, mail }: CustomerNamed,
  /** The templates of mails that the reader may not see. */
  closed: readonly string[],
): Promise<string | undefined> => {
  if (email) return email;
  const isOpen = closed.length > 0 ? sql`template not in (${sql.join(closed)})` : sql`true`;
  const { rows } = await sql<{ email: string | null }>`
    select contact_email as email from announcements where id = ${announcement ?? null}
    union all select email from contact_requests where id = ${message ?? null}
    union all select customer from mails where id = ${mail ?? null} and ${isOpen}
  `.execute(db);
  return rows[0]?.email || undefined;
};

/** The newest announcements of an address, the deleted ones included. */
export const listNotices = (db: Connection, email: string, limit: number) =>
  db
    .selectFrom('announcements')
    .select([
      ...(['id', 'reference', 'title', 'company_name', 'status', 'created_at', 'deleted_at'] as const),
      'contact_name',
    ])
    .where(sql<boolean>`lower(contact_email) = lower(${email})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
