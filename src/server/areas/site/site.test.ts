import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { type EditorSettings, siteRoutes } from './routes.ts';

const editorOf = async (editor?: EditorSettings) => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Who answers for the site is a setting: no database is asked.
  const deps = { db: {} as Database, clock: { now: () => new Date() }, publicUrl: () => '' };
  await app.register(siteRoutes({ ...deps, ...(editor && { editor }) }));
  return (await app.inject('/site/editor')).json<unknown>();
};

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

  it('is unknown until the operator says who it is', async () => {
    expect(await editorOf()).toEqual(unknown);
  });

  it('is told as far as it is set', async () => {
    expect(await editorOf({ name: 'Les Éditions du Greffe', director: undefined })).toEqual({
      ...unknown,
      name: 'Les Éditions du Greffe',
    });
  });
});
