import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRechercheEntreprises } from '#server/adapters/recherche-entreprises/recherche-entreprises.ts';
import { installErrorHandler } from '#server/http/error-handler.ts';
import { companyRoutes } from './routes.ts';

const SIRET = '73282932000074';

const seat = {
  siret: SIRET,
  adresse: '18 RUE DES TISSERANDS 69004 LYON',
  code_postal: '69004',
  commune: '69384',
  libelle_commune: 'LYON',
  departement: '69',
  est_siege: true,
  etat_administratif: 'A',
  latitude: '45.77',
};

/** One result in the shape of the public directory, of a company that does not exist. */
const orveline = {
  siren: '732829320',
  nom_complet: 'ORVELINE CONSEIL (ORV)',
  nom_raison_sociale: 'ORVELINE CONSEIL',
  sigle: 'ORV',
  nombre_etablissements: 2,
  siege: seat,
  activite_principale: '70.22Z',
  date_creation: '2019-05-02',
  dirigeants: [{ nom: 'MARVAUDON', prenoms: 'ELISE', type_dirigeant: 'personne physique' }],
  etat_administratif: 'A',
  nature_juridique: '5710',
  statut_diffusion: 'O',
  matching_etablissements: [
    {
      ...seat,
      siret: '73282932000108',
      adresse: '3 PL BELLECOUR 20000 AJACCIO',
      code_postal: '20000',
      libelle_commune: 'AJACCIO',
      departement: '2A',
      est_siege: false,
    },
  ],
  complements: { est_ess: false },
};

const answerOf = (...results: unknown[]) => ({
  results,
  total_results: results.length,
  page: 1,
  per_page: 5,
  total_pages: 1,
});

const found = {
  siret: SIRET,
  siren: '732829320',
  name: 'ORVELINE CONSEIL',
  form: 'SAS',
  address: '18 RUE DES TISSERANDS',
  postalCode: '69004',
  city: 'LYON',
  department: '69',
  capital: '',
  closed: false,
};

describe('the look-up of a company', () => {
  let directory: Server;
  let app: FastifyInstance;
  let answer: RequestListener;
  let asked: string[];
  let now: Date;

  beforeEach(async () => {
    asked = [];
    now = new Date('2026-11-15T09:00:00.000Z');
    answer = (_request, response) => response.end(JSON.stringify(answerOf(orveline)));
    directory = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((listening) => directory.listen(0, '127.0.0.1', listening));
    await openApp(60_000);
  });
  /** A long timeout where an answer is expected, so that a busy machine passes; a short one where none is. */
  const openApp = async (timeoutMs: number) => {
    const { port } = directory.address() as AddressInfo;
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    installErrorHandler(app);
    const companies = createRechercheEntreprises({
      baseUrl: `http://127.0.0.1:${port}`,
      clock: { now: () => now },
      timeoutMs,
    });
    await app.register(companyRoutes({ companies }));
  };
  afterEach(async () => {
    await app.close();
    directory.closeAllConnections();
    await new Promise((closed) => directory.close(closed));
  });

  const lookUp = async (siret = SIRET) => {
    const reply = await app.inject(`/companies/${encodeURIComponent(siret)}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    return reply.json<{ found: boolean; company: unknown }>();
  };
  const nothing = { found: false, company: null };
  const json = (body: unknown) => {
    answer = (_request, response) => response.end(JSON.stringify(body));
  };

  it('fills in what the directory returns, for a SIRET, a SIREN or another establishment', async () => {
    expect(await lookUp('732 829 320 00074')).toEqual({ found: true, company: found });
    expect(await lookUp('732829320')).toEqual({ found: true, company: found });
    expect(await lookUp('73282932000108')).toMatchObject({
      company: { address: '3 PL BELLECOUR', city: 'AJACCIO', department: '2A', postalCode: '20000' },
    });
    expect(asked).toContain(`/search?q=${SIRET}&page=1&per_page=5`);
  });

  it('says that a company has closed', async () => {
    json(answerOf({ ...orveline, etat_administratif: 'C' }));
    expect(await lookUp()).toMatchObject({ company: { closed: true } });
  });

  it.each([
    ['nobody', answerOf()],
    ['another company', answerOf({ ...orveline, siren: '404833048' })],
    [
      'another establishment',
      answerOf({ ...orveline, siege: { ...seat, siret: '73282932000999' }, matching_etablissements: [] }),
    ],
    [
      'an establishment of somebody else',
      answerOf({ ...orveline, siege: { ...seat, siret: '40483304800022' } }),
    ],
    ['no name', answerOf({ ...orveline, nom_raison_sociale: null, nom_complet: '' })],
    ['nothing of what was expected', { erreur: 'Veuillez indiquer au moins un paramètre de recherche.' }],
    ['a list', [orveline]],
    ['null', null],
    ['results that are no list', { results: { 0: orveline } }],
    ['results that are no companies', answerOf(1, null, 'x', [])],
  ])('finds nothing when it answers %s', async (_, body) => {
    json(body);
    expect(await lookUp()).toEqual(nothing);
  });

  it('takes only plain, short lines from a hostile directory', async () => {
    json(
      answerOf({
        ...orveline,
        nom_raison_sociale: `<script>alert(1)</script>\u0000\n${'x'.repeat(5000)}`,
        nature_juridique: { $ne: 1 },
        siege: {
          ...seat,
          adresse: ['x'],
          code_postal: 69004,
          departement: '__proto__',
          libelle_commune: null,
        },
      }),
    );
    const { company } = await lookUp();
    expect(company).toEqual({
      ...found,
      name: `<script>alert(1)</script> ${'x'.repeat(274)}`,
      form: '',
      address: '',
      postalCode: '',
      city: '',
      department: '',
    });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['stops in the middle', (_request, response) => void response.write('{"results":[')],
    ['hangs up', (request) => void request.socket.destroy()],
    ['is no JSON', (_request, response) => void response.end('<html>')],
    [
      'is huge',
      (_request, response) =>
        void response.end(JSON.stringify(answerOf({ ...orveline, x: 'x'.repeat(300_000) }))),
    ],
    ['is busy', (_request, response) => void response.writeHead(429, { 'retry-after': '1' }).end()],
    ['is down', (_request, response) => void response.writeHead(503).end('{}')],
    [
      'sends elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('finds nothing when the directory %s', async (_, listener) => {
    answer = listener;
    await openApp(100);
    expect(await lookUp()).toEqual(nothing);
  });

  it('caches an answer until the next day', async () => {
    await Promise.all([lookUp(), lookUp(), lookUp()]);
    await lookUp();
    expect(asked).toHaveLength(1);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await lookUp();
    expect(asked).toHaveLength(2);
  });

  it('sends at most four requests at once', async () => {
    answer = () => {};
    // Longer than the ten take to arrive on a busy machine: a request that ends makes room for another.
    await openApp(2_000);
    await Promise.all(Array.from({ length: 10 }, (_, n) => lookUp(`7328293200001${n}`)));
    expect(asked).toHaveLength(4);
  });

  it('stops asking a failing directory, tries it once after a while, and uses it again', async () => {
    const works = answer;
    answer = (_request, response) => void response.writeHead(500).end();
    const ask = (n: number) => lookUp(`732829320000${String(n).padStart(2, '0')}`);
    for (let n = 10; n < 20; n++) await ask(n);
    expect(asked).toHaveLength(3);
    now = new Date(now.getTime() + 31_000);
    await Promise.all([ask(20), ask(21)]);
    expect(asked).toHaveLength(4);
    now = new Date(now.getTime() + 31_000);
    answer = works;
    expect(await lookUp()).toMatchObject({ found: true });
    await ask(22);
    expect(asked).toHaveLength(6);
  });

  it('pauses no longer when the clock is set back', async () => {
    const works = answer;
    answer = (_request, response) => void response.writeHead(500).end();
    for (let n = 10; n < 14; n++) await lookUp(`732829320000${n}`);
    now = new Date(now.getTime() - 3_600_000);
    answer = works;
    expect(await lookUp()).toMatchObject({ found: true });
  });

  it.each(['1', '12345678', '7328293200007x', '73282932000074000', "' or 1=1"])(
    'refuses « %s »',
    async (siret) => {
      const reply = await app.inject(`/companies/${encodeURIComponent(siret)}`);
      expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
        400,
        'Un SIRET compte 14 chiffres, un SIREN 9.',
      ]);
    },
  );
});

it('finds nothing where no directory is configured', async () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(companyRoutes({}));
  expect((await app.inject(`/companies/${SIRET}`)).json()).toEqual({ found: false, company: null });
  await app.close();
});
