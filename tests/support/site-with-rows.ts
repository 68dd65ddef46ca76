import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/client.ts';
import { type Site, startSite } from './site.ts';
import { type Engine, fromTemplate } from './site-templates.ts';

/** The product on an otherwise empty database, with the rows that `fill` inserted before its start. */
export const startSiteWithRows = async (
  engine: Engine,
  fill: (db: Database) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parution-rows-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const { from, content, databaseUrl } = await fromTemplate(engine, 'none');
    await cp(from, dataDir, { recursive: true });
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    await fill(db).finally(close);
    const site = await startSite({ content, dataDir, databaseUrl, env });
    return { ...site, stop: () => site.stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};
