import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '#domain/account/roles.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { type AppDeps, buildApp } from '#server/app.ts';
import { openSession } from '#server/areas/accounts/open-session.ts';
import { hashPassword } from '#server/areas/accounts/password.ts';
import { createSessionTokens } from '#server/areas/accounts/session-tokens.ts';
import { insertAccount } from '#server/areas/accounts/users.queries.ts';
import type { Database } from '#server/db/client.ts';
import type { TestDatabase } from './database.ts';
import { NOW } from './reading-app.ts';

/** The headers that browsers add to a request of the site's own pages. */
export const FROM_THE_SITE = { 'sec-fetch-site': 'same-origin' } as const;

export const PASSWORD = 'correct-cheval-pile';

/** A clock that tests move forward by hand. */
export const aClock = () => {
  let now = NOW.getTime();
  return {
    now: () => new Date(now),
    forward(minutes: number) {
      now += minutes * 60_000;
    },
  };
};

/** Far above every rate limit: those have their own tests. */
const UNLIMITED = '1000';

type Changes = Partial<AppDeps>;
type AccountApp = { app: FastifyInstance; clock: ReturnType<typeof aClock>; db: Database };

/** The API on the database of the enclosing tests, with a clock to move. */
export const useAccountApp = (
  database: () => TestDatabase,
  changes: Changes | ((database: TestDatabase) => Promise<Changes>) = {},
): (() => AccountApp) => {
  let opened: AccountApp | undefined;
  beforeAll(async () => {
    const { db, ping } = database();
    const clock = aClock();
    const app = await buildApp({
      db,
      ping,
      clock,
      logLevel: 'silent',
      publicUrl: () => 'https://www.exemple.fr',
      https: true,
      env: { RATE_LIMIT_SCALE: UNLIMITED },
      ...(typeof changes === 'function' ? await changes(database()) : changes),
    });
    opened = { app, clock, db };
  });
  afterAll(() => opened?.app.close());
  return () => {
    if (!opened) throw new Error('The app is there inside tests and hooks only');
    return opened;
  };
};

/** The least that argon2 allows: a login reads the cost in the hash, and the tests make hundreds. */
const LEAST_COST = { memory: 8, passes: 1, parallelism: 1 };

let hashed: Promise<string> | undefined;

/** A new account for each test; its password is PASSWORD, hashed once for all. */
export const givenAccount = async (
  db: Database,
  {
    role = 'reader',
    teamRole = role === 'admin' ? 'administrator' : null,
    ...changes
  }: { email?: string; role?: Role; teamRole?: TeamRole | null; firstName?: string; lastName?: string } = {},
) => {
  hashed ??= hashPassword(PASSWORD, LEAST_COST);
  const account = await insertAccount(db, {
    email: `${randomUUID()}@exemple.fr`,
    firstName: 'Ada',
    lastName: 'Martin',
    teamRole,
    passwordHash: await hashed,
    at: NOW,
    ...changes,
  });
  if (!account) throw new Error('This address has an account already');
  return account;
};

/** A session as the login opens it, without hashing a password: the headers that its browser sends. */
export const givenSession = async (
  { db, clock }: Pick<AccountApp, 'db' | 'clock'>,
  account: { id: string; role: Role },
) => {
  const session = await openSession(db, { userId: account.id, role: account.role, at: clock.now() });
  const tokens = createSessionTokens({ db, clock });
  const claims = { userId: account.id, sessionId: session.id, role: account.role };
  const token = await tokens.sign({ ...claims, until: session.until });
  return {
    ...session,
    startedAt: clock.now(),
    claims,
    token,
    tokens,
    cookie: { cookie: cookieOf(session.secret), ...FROM_THE_SITE },
    bearer: { authorization: `Bearer ${token}` },
  };
};

/** The headers of an administrator, logged in once for the enclosing tests. */
export const useAdminSession = (context: () => AccountApp): (() => Record<string, string>) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    ({ bearer: headers } = await givenSession(
      context(),
      await givenAccount(context().db, { role: 'admin' }),
    ));
  });
  return () => headers;
};

export const cookieOf = (secret: string, https = true): string =>
  `${https ? '__Host-session' : 'session'}=${secret}`;

/** The session cookie that the answer sets. */
export const sessionCookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name.endsWith('session'));
