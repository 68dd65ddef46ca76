import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { type Environment, parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { createReads } from '#server/http/reads.ts';
import { savePublisher } from '#server/publisher/publisher.queries.ts';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { siteRoutes } from './routes.ts';

type Deps = Parameters<typeof siteRoutes>[0];

const answerOf = async (deps: Deps, address: string) => {
  const app = Fastify();
  app.decorate('reads', createReads());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(siteRoutes(deps));
  return (await app.inject(address)).json<unknown>();
};

const settingsOf = (env: Environment): Deps['settings'] => ({
  read: async () => ({
    config: parseConfig(env),
    stored: { version: 0, values: {}, secrets: {} },
    problems: [],
    unused: new Map(),
    demonstration: false,
  }),
});

const requesterOf = (env: Environment) =>
  answerOf(
    {
      db: {} as Database,
      clock: { now: () => new Date() },
      publicUrl: () => '',
      settings: settingsOf(env),
    },
    '/site/editor',
  );

describe('the editor of the site', () => {
  const unknown = {
    name: null,
    address: null,
    registration: null,
    director: null,
    hostingName: null,
    hostingAddress: null,
    mediator: null,
  };

  it('is unknown until the operator sets it', async () => {
    expect(await requesterOf({})).toEqual(unknown);
  });

  it('is returned as far as it is set', async () => {
    expect(await requesterOf({ EDITOR_NAME: 'Les Éditions du Greffe', PUBLICATION_DIRECTOR: '' })).toEqual({
      ...unknown,
      name: 'Les Éditions du Greffe',
    });
  });
});

describeWithDatabase('the departments where the site may publish', (database) => {
  const asked = async (habilitations: { department: string; year: number; order: string }[]) => {
    const { db } = database();
    const now = new Date('2026-12-31T23:30:00Z');
    await savePublisher(db, { ...demonstrationPublisher, habilitations }, now);
    return answerOf(
      { db, clock: { now: () => now }, publicUrl: () => '', settings: settingsOf({}) },
      '/site/habilitations',
    );
  };

  it('are those of the present year in Paris', async () => {
    const order = 'arrêté du 12 décembre';
    expect(
      await asked([
        { department: '69', year: 2026, order },
        { department: '38', year: 2027, order },
      ]),
    ).toEqual({ year: 2027, departments: ['38'] });
  });

  it('are unknown until the operator sets them', async () => {
    expect(await asked([])).toEqual({ year: 2027, departments: null });
  });
});
