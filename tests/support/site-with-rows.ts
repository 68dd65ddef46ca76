import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/client.ts';
import { type Site, startSite } from './site.ts';
import { templateOf } from './site-templates.ts';

/** The product on an otherwise empty database, with the rows that `fill` inserted before its start. */
export const startSiteWithRows = async (
  fill: (db: Database) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<Site> => {
  const from = templateOf('none');
  if (!from) throw new Error('The templates are made before the journeys start');
  const folder = await mkdtemp(join(tmpdir(), 'parution-rows-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(from, folder, { recursive: true });
    const { db, close } = await openDatabase({ dataDir: folder });
    await fill(db).finally(close);
    const site = await startSite({ content: 'none', dataDir: folder, env });
    return { ...site, stop: () => site.stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};
