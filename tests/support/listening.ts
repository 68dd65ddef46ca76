import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '#server/app.ts';
import type { TestDatabase } from './database.ts';

export type ListeningApp = {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
};

/** The server on a real port: some features only apply to requests from the network. */
export const listen = async (
  { db, ping }: Pick<TestDatabase, 'db' | 'ping'>,
  given: Partial<AppDeps> = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<ListeningApp> => {
  const app = await buildApp({
    ...{ db, ping },
    clock: { now: () => new Date() },
    logLevel: 'silent',
    publicUrl: () => 'http://localhost:3000',
    https: false,
    ...given,
  });
  prepare(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}`, close: () => app.close() };
};
