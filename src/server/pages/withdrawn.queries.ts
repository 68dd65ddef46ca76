import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { PUBLISHED } from '#server/db/public-announcements.ts';
import { surrogateKeys } from './surrogate-keys.ts';

const idsOf = (keys: Iterable<string>, keyOf: (id: string) => string): string[] => {
  const prefix = keyOf('');
  return [...keys].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
};

/**
 * Of these surrogate keys, those of articles and announcements that are no longer published, and of announcements whose
 * contact was erased: every other one has an address.
 */
export const findWithdrawn = async (db: Connection, keys: ReadonlySet<string>): Promise<string[]> => {
  const { article, announcement } = surrogateKeys;
  const { rows } = await sql<{ key: string }>`
    select ${article('')} || shown.id as key from unnest(${idsOf(keys, article)}::uuid[]) as shown (id)
    where not exists (select from articles where articles.id = shown.id and ${PUBLISHED})
    union all
    select ${announcement('')} || shown.id from unnest(${idsOf(keys, announcement)}::uuid[]) as shown (id)
    where not exists (
      select from announcements where announcements.id = shown.id and ${PUBLISHED} and contact_email <> ''
    )
  `.execute(db);
  return rows.map(({ key }) => key);
};
