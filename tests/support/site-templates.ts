import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMigratedPostgres } from './native-postgres.ts';
import { unpackSnapshot } from './pglite-snapshot.ts';
import { copyDatabase, TEMPLATE } from './server-databases.ts';
import { type Content, type Start, startSite } from './site.ts';

export type Engine = 'embedded' | 'server';

// Environment variables tell the workers where the templates are.
const FOLDER = 'PARUTION_TEMPLATES';
const SERVER = 'PARUTION_TEMPLATES_SERVER';

const CONTENTS = ['demo', 'none'] as const;

const folderOf = (engine: Engine, content: Content) => {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error('The templates are made before the journeys start');
  return join(folder, engine, content);
};

/** What starts a site on a copy of a database that is migrated and filled already: creating one takes seconds. */
export const fromTemplate = async (
  engine: Engine,
  content: Content,
): Promise<Pick<Start, 'content' | 'databaseUrl'> & { from: string }> => {
  const from = folderOf(engine, content);
  if (engine === 'embedded') return { content, from };
  const copy = `site_${randomUUID().replaceAll('-', '')}`;
  const server = process.env[SERVER] ?? '';
  await copyDatabase(server, copy, content);
  return { content, from, databaseUrl: `${server}/${copy}` };
};

/**
 * Starts the PostgreSQL server of the journeys and creates the templates, on both engines. A site without content only
 * needs the tables: its own start adds the administrator.
 */
export const makeTemplates = async (): Promise<{ remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-templates-'));
  const server = await startMigratedPostgres();
  process.env[FOLDER] = folder;
  process.env[SERVER] = server.url;
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const fill = async (start: Pick<Start, 'dataDir' | 'databaseUrl'>) =>
    (await startSite({ content: 'demo', ...start })).stop();
  try {
    for (const content of CONTENTS) {
      await mkdir(folderOf('server', content), { recursive: true });
      await copyDatabase(server.url, content, TEMPLATE);
      await unpackSnapshot(folderOf('embedded', content));
    }
    await Promise.all([
      fill({ dataDir: folderOf('server', 'demo'), databaseUrl: `${server.url}/demo` }),
      fill({ dataDir: folderOf('embedded', 'demo') }),
    ]);
    return { remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
