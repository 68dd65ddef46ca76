import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';

/** Whether the content is the demonstration content. */
export const isDemonstration = async (db: Connection): Promise<boolean> => {
  const [seed] = await readSeed(db, {});
  return seed?.value === 'demo';
};

const readSeed = compileOnce((db) =>
  db.selectFrom('site_settings').select('value').where('key', '=', 'seed').modifyEnd(named),
);
