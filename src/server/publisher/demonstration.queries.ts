import type { Connection } from '#server/db/client.ts';

/** Whether the content is the demonstration content. */
export const isDemonstration = async (db: Connection): Promise<boolean> => {
  const seed = await db
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', 'seed')
    .executeTakeFirst();
  return seed?.value === 'demo';
};
