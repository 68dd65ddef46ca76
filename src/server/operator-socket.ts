import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { IMPORT_MAX_BYTES } from '#contract/admin-sources.ts';
import type { OpenDatabase } from './db/client.ts';
import { AppError } from './errors.ts';
import type { JobLog, Worker } from './jobs/background-work.ts';
import { operatorCommand, runOperatorCommand } from './operator-commands.ts';
import type { Clock } from './ports/clock.ts';

const NAME = 'admin.sock';
/** The longest path of a Unix socket, on the systems that we know. */
const LONGEST_PATH = 100;
/** A file of sources as JSON, most of whose characters are escaped. */
const LONGEST_COMMAND = 2 * IMPORT_MAX_BYTES + 10_000;
const PATIENCE_MS = 30_000;
const STOP_MS = 4_000;
const OWNER_ONLY = 0o600;

const answerSchema = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })]);
export type OperatorAnswer = z.infer<typeof answerSchema>;

/** A question without a command: is the site there? */
const GREETING = { command: 'hello' } as const;

const pathIn = (dataDir: string): string | undefined => {
  const path = resolve(dataDir, NAME);
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? undefined : path;
};

type Deps = {
  dataDir: string;
  database: Pick<OpenDatabase, 'engine' | 'db' | 'executeSql'>;
  clock: Clock;
  log: JobLog;
};

/**
 * The embedded database admits one process: while the site runs, the operator's commands ask it here. Only the user that the
 * site runs as can open the socket. Where the path is too long for one, the command asks to stop the site. A server's
 * database admits the command itself.
 */
export const openOperatorSocket = async ({ dataDir, database, clock, log }: Deps): Promise<Worker> => {
  const path = database.engine === 'embedded' ? pathIn(dataDir) : undefined;
  const name = 'operator socket';
  if (!path) return { name, stop: async () => {} };
  const answer = async (line: string): Promise<OperatorAnswer> => {
    const given: unknown = JSON.parse(line);
    if (z.object({ command: z.literal(GREETING.command) }).safeParse(given).success) return { done: '' };
    try {
      return { done: await runOperatorCommand({ database, clock }, operatorCommand.parse(given)) };
    } catch (error) {
      if (error instanceof AppError) return { refused: error.message };
      if (error instanceof z.ZodError) return { refused: error.issues[0]?.message ?? 'Commande refusée.' };
      throw error;
    }
  };
  const open = new Set<Socket>();
  const running = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    const run = (line: string) => {
      running.add(socket);
      return answer(line).finally(() => running.delete(socket));
    };
    void serve(socket, run).catch((error: unknown) => {
      if (server.listening) log.error({ err: error }, 'command of the operator failed');
      socket.destroy();
    });
  });
  // Left behind by a site that was killed; the lock of the database is ours, so no other site listens to it.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, OWNER_ONLY);
  return {
    name,
    stop: async () => {
      server.close();
      // A client that has not sent its whole command is not waited for; a command that runs is, for a while.
      for (const socket of open.difference(running)) socket.destroy();
      const timer = setTimeout(() => open.forEach((socket) => void socket.destroy()), STOP_MS);
      await once(server, 'close');
      clearTimeout(timer);
    },
  };
};

const serve = async (socket: Socket, answer: (line: string) => Promise<OperatorAnswer>): Promise<void> => {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => {});
  const line = await readAll(socket);
  // A command may take longer than its client takes to ask.
  socket.setTimeout(0);
  socket.write(`${JSON.stringify(await answer(line))}\n`);
  // Also where the client keeps its side open.
  socket.destroySoon();
};

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) {
    text += String(part);
    if (text.length > LONGEST_COMMAND) throw new Error('The command is too long');
  }
  return text;
};

/** Undefined when no site runs on this folder, or when it stopped before it answered. */
export const askRunningSite = async (
  dataDir: string,
  question: object = GREETING,
): Promise<OperatorAnswer | undefined> => {
  const path = pathIn(dataDir);
  if (!path) return undefined;
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(question));
  const answered = await readAll(socket).catch(() => '');
  return answered === '' ? undefined : answerSchema.parse(JSON.parse(answered));
};
