import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNativePostgres } from './native-postgres.ts';
import { unpackSnapshot } from './pglite-snapshot.ts';
import { copyDatabase, runOnServer } from './server-databases.ts';
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

/** Starts the PostgreSQL server of the journeys and creates the templates, on both engines. */
export const makeTemplates = async (): Promise<{ remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-templates-'));
  const server = await startNativePostgres({ socket: true });
  process.env[FOLDER] = folder;
  process.env[SERVER] = server.url;
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(
      CONTENTS.map(async (content) => {
        await runOnServer(server.url, `CREATE DATABASE ${content}`);
        const databaseUrl = `${server.url}/${content}`;
        await (await startSite({ content, dataDir: folderOf('server', content), databaseUrl })).stop();
        const dataDir = folderOf('embedded', content);
        await unpackSnapshot(dataDir);
        await (await startSite({ content, dataDir })).stop();
      }),
    );
    return { remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
