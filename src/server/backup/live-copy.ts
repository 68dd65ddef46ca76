import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import {
  type DatabaseFacts,
  databaseFacts,
  readDatabaseFacts,
} from '#server/backup/database-facts.queries.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import type { JobLog, Worker } from '#server/jobs/background-work.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type BackupRecord, backupRecord, recordBackup } from './record-backup.ts';

/*
 * The files of the embedded database belong to the process that opened them. It copies them for the backup command,
 * which reads the copy: the site waits for the copy of the files only. It also tells the doctor what the database is.
 * A command finds the address and the secret in a
 * file of DATA_DIR that only the user of the site can read.
 */
const CONTROL = 'db.control';
const COPY = 'db.copy';

const control = z.object({ port: z.number(), secret: z.string() });
const copied = z.object({ folder: z.string() });

type Served = {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: JobLog;
};

/** Serves the backup command on this machine, unless the database is a server, which the command reads itself. */
export const startLiveCopies = async ({ database, dataDir, clock, log }: Served): Promise<Worker> => {
  const { copyFiles } = database;
  const name = 'live copies';
  if (!copyFiles) return { name, stop: async () => {} };
  await removeCopies(dataDir);
  const secret = randomBytes(32);
  const answered = new Set<Promise<unknown>>();

  const handle = async (request: IncomingMessage): Promise<object | undefined> => {
    if (request.url === '/copies') {
      const folder = join(dataDir, `${COPY}-${randomUUID()}`);
      await copyFiles(join(folder, 'db')).catch(async (error) => {
        await rm(folder, { recursive: true, force: true });
        throw error;
      });
      return { folder };
    }
    if (request.url === '/facts') return readDatabaseFacts(database.db);
    if (request.url !== '/backups') return undefined;
    await recordBackup(database.db, backupRecord.parse(JSON.parse(await text(request))), clock.now());
    return {};
  };

  const server = createServer((request, response) => {
    if (!isAllowed(request, secret)) {
      response.writeHead(404).end('{}');
      return;
    }
    const closed = once(response, 'close').finally(() => answered.delete(closed));
    answered.add(closed);
    handle(request).then(
      (answer) => response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {})),
      (error) => {
        log.error({ err: error }, 'copy of the database failed');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = join(dataDir, CONTROL);
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify({ port, secret: secret.toString('hex') }), { mode: 0o600 });
  return {
    name,
    async stop() {
      await rm(path, { force: true });
      const closed = once(server.close(), 'close');
      await Promise.all(answered);
      // Any user of the machine may hold a connection, and would delay the stop of the site.
      server.closeAllConnections();
      await closed;
    },
  };
};

const isAllowed = ({ method, headers }: IncomingMessage, secret: Buffer): boolean => {
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '', 'hex');
  return method === 'POST' && given.length === secret.length && timingSafeEqual(given, secret);
};

/** Those of commands that were interrupted. */
const removeCopies = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir))
    if (name.startsWith(`${COPY}-`)) await rm(join(dataDir, name), { recursive: true, force: true });
};

export type LiveCopy = {
  /** A data folder like the site's own. */
  readonly folder: string;
  /** Tells the site that the backup was made. */
  record(made: BackupRecord): Promise<void>;
  remove(): Promise<void>;
};

type Post = (path: '/copies' | '/backups' | '/facts', body?: object) => Promise<unknown>;

/** Speaks to the site that holds the database of this folder; undefined when none does. */
const connect = async (dataDir: string): Promise<Post | undefined> => {
  const found = await readFile(join(dataDir, CONTROL), 'utf8').catch(() => undefined);
  if (found === undefined) return undefined;
  const { port, secret } = control.parse(JSON.parse(found));
  return async (path, body = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The site answered ${answer.status} to ${path}`);
    return answer.json();
  };
};

/** A site that was killed leaves its file; another command may hold the database now. */
const ignoreNobody = (error: unknown): undefined => {
  if (!(error instanceof TypeError)) throw error;
};

/** What the site that holds the database of this folder says about it; undefined when none answers. */
export const requestDatabaseFacts = async (dataDir: string): Promise<DatabaseFacts | undefined> => {
  const post = await connect(dataDir);
  const answer = await post?.('/facts').catch(ignoreNobody);
  return answer === undefined ? undefined : databaseFacts.parse(answer);
};

/** Asks the site that holds the database of this folder for a copy; undefined when none answers. */
export const requestLiveCopy = async (dataDir: string): Promise<LiveCopy | undefined> => {
  const post = await connect(dataDir);
  const answer = await post?.('/copies').catch(ignoreNobody);
  if (!post || answer === undefined) return undefined;
  const { folder } = copied.parse(answer);
  // Another program may listen on the port of a site that was killed: only a copy of this folder is read and removed.
  if (resolve(dirname(folder)) !== resolve(dataDir) || !basename(folder).startsWith(COPY))
    throw new Error('The answer on the port of the site names no copy of its database');
  return {
    folder,
    record: async (made) => void (await post('/backups', made)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
