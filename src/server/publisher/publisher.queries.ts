import type { Connection } from '#server/db/client.ts';
import { demonstrationPublisher, type Publisher, publisherSchema } from './publisher.ts';

const KEY = 'publisher';

/**
 * Stored at each start from the configuration, so that the documents and mails of a transaction use the same data on
 * every server of the site.
 */
export const savePublisher = async (db: Connection, publisher: Publisher, at: Date): Promise<void> => {
  const value = JSON.stringify(publisher);
  await db
    .insertInto('site_settings')
    .values({ key: KEY, value, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: at }))
    .execute();
};

export const readPublisher = async (db: Connection): Promise<Publisher> => {
  const row = await db.selectFrom('site_settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? publisherSchema.parse(row.value) : demonstrationPublisher;
};
