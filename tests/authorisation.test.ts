import diagnostics from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance, type HTTPMethods, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints as contract } from '#contract/endpoints.ts';
import { notPermitted } from '#contract/team.fr.ts';
import { permissionsOf, teamRoles } from '#domain/account/team-roles.ts';
import { type AppDeps, buildApp } from '#server/app.ts';
import { adminOnly } from '#server/http/admin-only.ts';
import {
  type Access,
  accessTable,
  OTHER_PARAMETER,
  pageAccessTable,
  parameterValues,
} from './support/access-table.ts';
import { aClock, givenAccount } from './support/accounts.ts';
import { builtPages, pageRoutes } from './support/built-pages.ts';
import { type Caller, givenCallers, givenTeam } from './support/callers.ts';
import { openTestDatabase, type TestDatabase } from './support/database.ts';
import { IS_WHOLE_RUN, repetitions } from './support/repetitions.ts';

/** Every route of the server, reported by Fastify while the app is built: none can be forgotten. */
const buildWatchedApp = async (deps: AppDeps) => {
  const found = new Map<FastifyInstance, Set<string>>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes = new Set<string>();
    found.set(fastify, routes);
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
      if (methods.length > 4) routes.add(`ALL ${url}`);
      else for (const name of methods) routes.add(`${name} ${url}`);
    });
  };
  diagnostics.subscribe('fastify.initialization', watch);
  try {
    const app = await buildApp(deps);
    return { app, routes: [...(found.get(app) ?? [])] };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', watch);
  }
};

const addressOf = (url: string): string =>
  url
    .replaceAll(/:(\w+)(\([^)]*\))?/g, (_, name: string) => parameterValues[name] ?? OTHER_PARAMETER)
    .replace('*', OTHER_PARAMETER);

/** The expected answer of a route to each caller. */
const expectedCode = (access: Access, caller: Caller): number => {
  if (isAllowed(access, caller)) return access.code;
  return caller.is === 'nobody' ? 401 : 403;
};

const isAllowed = ({ who }: Access, { is, teamRole }: Caller): boolean => {
  if (who === 'everyone') return true;
  if (is !== 'admin' || !teamRole) return false;
  return who === 'team' || permissionsOf(teamRole).includes(who);
};

/** A member of the team is told who may. */
const refusal = ({ who }: Access, { is }: Caller): string => {
  if (is === 'nobody') return 'Vous devez être connecté pour accéder à cette ressource.';
  if (is === 'reader' || who === 'everyone' || who === 'team')
    return "Vous n'avez pas les droits nécessaires pour accéder à cette ressource.";
  return notPermitted(who);
};

const ALWAYS = ['anonymous', 'reader, by cookie', 'administrator, by cookie'];

/**
 * Those who ask one address every day; `npm run test:long` sends them all. What reads a token, and tells a forged or ended
 * session, is the same code for every address: one in three of them each, all of them over all addresses. HEAD has the
 * guard of its GET: one caller of each kind. What is open to everyone asks for no role of the team.
 */
const everyDay = (
  callers: readonly Caller[],
  {
    place,
    method,
    access,
    oneIn = 3,
  }: { place: number; method?: HTTPMethods; access?: Access; oneIn?: number },
): readonly Caller[] => {
  if (IS_WHOLE_RUN) return callers;
  if (method === 'HEAD')
    return [...Map.groupBy(callers, ({ is }) => is).values()].flatMap(([first]) => first ?? []);
  const asked = access?.who === 'everyone' ? callers.filter(({ name }) => !isRole(name)) : callers;
  return asked.filter(
    ({ name }, index) => ALWAYS.includes(name) || isRole(name) || index % oneIn === place % oneIn,
  );
};

const isRole = (name: string): boolean => teamRoles.some((role) => role === name);

describe('who may call what', async () => {
  const site = await builtPages();
  const table = { ...accessTable, ...(site && pageAccessTable) };
  let database: TestDatabase;
  let app: FastifyInstance;
  let routes: string[];
  /** Of every kind, one role of the team only: a page asks nobody who they are. */
  let strangers: () => Promise<Caller[]>;
  let callersOf: (method: HTTPMethods) => Promise<Caller[]>;

  beforeAll(async () => {
    database = await openTestDatabase('server');
    const { db, ping } = database;
    const clock = aClock();
    ({ app, routes } = await buildWatchedApp({
      db,
      ping,
      clock,
      logLevel: 'silent',
      publicUrl: () => 'https://www.exemple.fr',
      https: true,
      env: { RATE_LIMIT_SCALE: '1000' },
      ...(site && { site }),
    }));
    const people = async () => ({
      accounts: { reader: await givenAccount(db), admin: await givenAccount(db, { role: 'admin' }) },
      team: await Promise.all(teamRoles.map((teamRole) => givenAccount(db, { role: 'admin', teamRole }))),
    });
    const everyone = async ({ accounts, team }: Awaited<ReturnType<typeof people>>) => [
      ...(await givenCallers({ db, clock }, accounts)),
      ...(await givenTeam({ db, clock }, team)),
    ];
    const writers = await people();
    strangers = () => givenCallers({ db, clock }, writers.accounts);
    // Calls that read end no session: their callers, of other accounts, are the same for all of them.
    const readers = everyone(await people());
    const inOrder = () =>
      db.selectFrom('sessions').select(['id', 'secret_hash', 'expires_at']).orderBy('id').execute();
    let opened: { callers: Caller[]; sessions: unknown } | undefined;
    // Some calls end sessions: whoever writes has new ones after those.
    const writing = async () => {
      if (!opened || JSON.stringify(await inOrder()) !== JSON.stringify(opened.sessions)) {
        const callers = await everyone(writers);
        opened = { callers, sessions: await inOrder() };
      }
      return opened.callers;
    };
    callersOf = (method) => (method === 'GET' || method === 'HEAD' ? readers : writing());
  });
  // React warns, once per process, while it renders odd addresses; these tests are not about that.
  beforeEach(() => {
    console.warn = () => {};
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('has a line for every route, and no line for a route that is gone', () => {
    expect(Object.keys(table).toSorted()).toEqual(routes.toSorted());
  });

  it('asks for a permission in every call of the back-office, and in no other', () => {
    const guarded = Object.entries(contract).filter(([, endpoint]) => 'permission' in endpoint);
    expect(guarded.map(([name]) => name)).toEqual(
      Object.keys(contract).filter((name) => name.includes(' /admin/')),
    );
  });

  it('does not start with a route of the back-office that asks for no permission', async () => {
    const server = Fastify();
    const unguarded = adminOnly(async (api) => void api.get('/admin/nouveau', async () => 'secret'));
    await expect(server.register(unguarded).ready()).rejects.toThrow('GET /admin/nouveau');
  });

  const endpoints = Object.entries(table).flatMap(([route, access]) => {
    const [method = '', url = ''] = route.split(' ');
    const methods = { GET: ['GET', 'HEAD'], ALL: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }[method] ?? [
      method,
    ];
    return methods.map((name) => ({ endpoint: `${name} ${url}`, method: name as HTTPMethods, url, access }));
  });

  it.each(endpoints)('$endpoint', async ({ endpoint, method, url, access }) => {
    const seen: { body: string; cookie: unknown }[] = [];
    const place = endpoints.findIndex((one) => one.endpoint === endpoint);
    for (const caller of everyDay(await callersOf(method), { place, method, access })) {
      const answer = await app.inject({
        method: method as 'GET',
        url: addressOf(url),
        headers: caller.headers,
      });
      expect(answer.statusCode, caller.name).toBe(expectedCode(access, caller));
      if (!isAllowed(access, caller) && method !== 'HEAD')
        expect(answer.json(), caller.name).toMatchObject({
          success: false,
          message: refusal(access, caller),
        });
      if (access.personal) expect(answer.headers['cache-control'], caller.name).toContain('no-store');
      seen.push({ body: withoutRequestId(answer.body), cookie: answer.headers['set-cookie'] });
    }
    if (!access.personal) expect(seen).toEqual(seen.map(() => ({ body: seen[0]?.body, cookie: undefined })));
  });

  it.runIf(site)('shows every page alike to everyone, and sets no cookie', async () => {
    const callers = await strangers();
    for (const [place, route] of (await pageRoutes()).entries()) {
      const seen: { statusCode: number; body: string; cookie: unknown }[] = [];
      for (const caller of everyDay(callers, { place, oneIn: 9 })) {
        const { statusCode, body, headers } = await app.inject({
          url: addressOf(route),
          headers: caller.headers,
        });
        expect(statusCode, `${route} ${caller.name}`).toBeLessThan(500);
        seen.push({ statusCode, body, cookie: headers['set-cookie'] });
      }
      expect(seen, route).toEqual(seen.map(() => ({ ...seen[0], cookie: undefined })));
    }
  });

  it('cannot be bypassed by another spelling of an admin address', async () => {
    const guarded = routes.filter((route) => table[route]?.who !== 'everyone');
    expect(guarded.length).toBeGreaterThan(50);
    const parts = repetitions(24, 1);
    for (const [nth, route] of guarded.entries()) {
      const [method, url = ''] = route.split(' ');
      // Every day a part of the spellings for each route, all of them over all routes.
      const spellings = spellingsOf(addressOf(url)).filter((_, index) => index % parts === nth % parts);
      for (const spelling of spellings) {
        const { statusCode, body } = await app.inject({ method: method as 'GET', url: spelling });
        expect([400, 401, 404], `${method} ${spelling}`).toContain(statusCode);
        expect(body, `${method} ${spelling}`).not.toContain('"success":true');
      }
    }
  });
});

/** Other ways to write the same path, for a guard that would compare the start of the address. */
const spellingsOf = (path: string): string[] => {
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index).slice(0, 3);
  const atSlash = [
    '//',
    '/./',
    '/x/../',
    '%2F',
    '%2f',
    '%5C',
    '\\',
    '/%2e/',
    '/..;/',
    '/;/',
    '/%00/',
    '/%09',
    '/%252e/',
    '%252f',
    '%ef%bc%8f',
    '/%0d%0a',
  ];
  const letter = path.indexOf('admin');
  const encoded = ['%61', '%2561', '%C0%A1', 'A', 'а', '%u0061', '%41', '%E0%81%A1', 'ａ', '%00a'];
  const endings = [
    '/',
    '//',
    '%00',
    '%20',
    '%09',
    ';x',
    ';.css',
    '.json',
    '%2e',
    '/.',
    '?x=1',
    '?',
    '#x',
    '%23',
    '%3F',
    '\\',
    '%0a',
    '%0d%0aX:%201',
    '.css',
    '%2500',
    '/..%2f',
  ];
  return [
    path,
    path.toUpperCase(),
    ...slashes.flatMap((at) => atSlash.map((sign) => path.slice(0, at) + sign + path.slice(at + 1))),
    ...encoded.map((sign) => path.slice(0, letter) + sign + path.slice(letter + 1)),
    ...endings.map((ending) => path + ending),
  ];
};

const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
