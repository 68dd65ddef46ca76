import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { MIGRATIONS_FOLDER } from '#server/db/migrate.ts';
import { breakingStatements, createdTables } from './support/breaking-statements.ts';
import { describeOnServer, openTestDatabase, type TestDatabase } from './support/database.ts';
import { hasCommit, makeRelease, previousRelease } from './support/releases.ts';
import { repetitions } from './support/repetitions.ts';
import { type Site, startSite } from './support/site.ts';
import { call, notice } from './support/site-calls.ts';
import { countByTable, tablesOf } from './support/statement-tables.ts';

/**
 * Migrations after the last release that may break a statement of the version before it: which release stopped using
 * what they take away. The recorded statements of the last release are replayed all the same.
 */
const contracting: Readonly<Record<string, { unusedSince: string; why: string }>> = {};

const textOf = (name: string) => readFile(join(MIGRATIONS_FOLDER, name), 'utf8');
const later = async () =>
  (await readdir(MIGRATIONS_FOLDER)).sort().filter((name) => name > previousRelease.lastMigration);

describe('a migration', () => {
  it('takes away nothing that the last release uses', async () => {
    for (const name of await later())
      if (!contracting[name]) expect(breakingStatements(await textOf(name)), name).toEqual([]);
  });

  it('is excepted only once the last release has stopped using what it takes away', async () => {
    for (const [name, { unusedSince }] of Object.entries(contracting)) {
      expect(await later()).toContain(name);
      const order = unusedSince.localeCompare(previousRelease.version, 'en', { numeric: true });
      expect(order, name).toBeLessThanOrEqual(0);
    }
  });

  it.each([
    ['drop table quotes', 'removes a table, a column, a function, a type or a view'],
    ['alter table articles drop column search', 'removes a table, a column, a function, a type or a view'],
    ['drop function parution_unaccent(text)', 'removes a table, a column, a function, a type or a view'],
    ['alter table articles rename column body to content', 'renames'],
    ['alter table articles rename to posts', 'renames'],
    ['alter table articles alter column title type varchar(10)', 'changes the type of a column'],
    ['alter table articles alter title set data type text', 'changes the type of a column'],
    ['alter table articles alter column status drop default', 'removes a default'],
    ['alter table articles alter column lead set not null', 'requires a value'],
    [
      'alter table articles add column a text, add column b text not null',
      'adds a column that requires a value',
    ],
    ['alter table articles add constraint short check (length(title) < 9)', 'adds a constraint'],
    ['alter table articles add unique (title)', 'adds a constraint'],
    ['create unique index one_title on articles (title)', 'adds a unique index'],
    ['create trigger t before insert on articles for each row execute function f()', 'adds a trigger'],
    ["delete from articles where title = 'x'", 'removes rows'],
    ['truncate rate_limits', 'removes rows'],
  ])('that says « %s » is refused', (statement, rule) => {
    expect(breakingStatements(`-- Why.\n${statement};`)).toEqual([expect.stringContaining(`${rule}: `)]);
  });

  it.each([
    'create table notes (id integer primary key, body text not null); create unique index n on notes (body)',
    'create table notes (id integer); alter table notes add column body text not null',
    "alter table articles add column note text not null default ''",
    'alter table articles add column size numeric(10, 2) not null default 0, add column note text',
    'alter table articles add column words integer not null generated always as (length(title)) stored',
    'create index articles_notes on articles (title)',
    'drop index articles_admin',
    'alter index articles_admin rename to articles_of_the_desk',
    'alter table announcements drop constraint announcements_reference_check',
    "create or replace function f() returns text language sql as $$ select 'drop table x; rename' $$",
    "-- rename drop table\ninsert into tags (slug, name) values ('rename', 'drop column')",
  ])('that says « %s » is accepted', (statements) => {
    expect(breakingStatements(`${statements};`)).toEqual([]);
  });

  it('of the past that did, is recognised', async () => {
    const rulesOf = async (name: string) =>
      new Set(breakingStatements(await textOf(name)).map((problem) => problem.split(':')[0]));
    expect(await rulesOf('0007_article_index.sql')).toContain(
      'removes a table, a column, a function, a type or a view',
    );
    expect(await rulesOf('0048_longer_references.sql')).toEqual(new Set(['adds a constraint']));
    expect(await rulesOf('0043_tariff.sql')).toEqual(new Set());
  });
});

/** The statements that this schema refuses, with its reason. */
const refusedBy = async (db: Database): Promise<string[]> => {
  const refused: string[] = [];
  await db.connection().execute(async (connection) => {
    for (const text of previousRelease.statements)
      try {
        await sql.raw(`prepare replayed as ${text}`).execute(connection);
        await sql`deallocate replayed`.execute(connection);
      } catch (error) {
        refused.push(`${(error as Error).message}: ${text}`);
      }
  });
  return refused;
};

describeOnServer('the statements of the last release', (database) => {
  it('are all accepted by the migrated schema', async () => {
    expect(await refusedBy(database().db)).toEqual([]);
  });

  it('name every table of that release', async () => {
    const { db } = database();
    const texts = await Promise.all((await later()).map(textOf));
    const added = new Set(texts.flatMap(createdTables));
    const tables = (await tablesOf(db)).filter((table) => !added.has(table));
    const counts = countByTable(previousRelease.statements, tables);
    expect(tables.filter((table) => counts[table] === 0)).toEqual([]);
  });

  it('show what a migration would break', async () => {
    const { db } = database();
    await sql`alter table announcements rename column title to headline`.execute(db);
    const refused = await refusedBy(db);
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toContain('title');
  });
});

const steps = ['submit', 'checkout', 'pay', 'log in', 'approve', 'write'] as const;
type Step = (typeof steps)[number];

/** The steps that this version does; the last release does the others. Every division of them in the long run. */
const orders: readonly (readonly Step[])[] = [
  ['pay', 'approve'],
  ...Array.from({ length: repetitions(0, 2 ** steps.length) }, (_, order) =>
    steps.filter((_, step) => (order >> step) % 2 === 1),
  ),
];

describe('the last release and this version on one database', () => {
  let folder: string;
  let place: TestDatabase;
  const sites: Site[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-upgrade-'));
    place = await openTestDatabase('server', { empty: true });
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop();
  });
  afterAll(async () => {
    await place?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (release?: string): Promise<Site> => {
    const databaseUrl = place.url ?? '';
    // From its sources: it was made before the server was built.
    const sources = release && { release, entry: ['src/server/main.ts'] };
    const site = await startSite({ content: 'none', databaseUrl, ...sources });
    sites.push(site);
    return site;
  };

  const statusOn = async (site: Site, reference: string) => {
    const path = `legal-announcements/reference/${reference}`;
    return (await call<{ announcement: { status: string } }>(site, 'GET', path)).answer.announcement.status;
  };

  it('sell, pay and publish one announcement together', { timeout: 300_000 }, async () => {
    const { commit } = previousRelease;
    const isKnown = await hasCommit(commit);
    if (!isKnown)
      process.stderr.write(
        `Le commit ${commit} de la version précédente n'est pas dans ce dépôt : cette version a joué son rôle.\n`,
      );
    await makeRelease(join(folder, 'previous'), isKnown ? commit : undefined);
    // It creates its own schema, which this version then migrates while it runs.
    const previous = await start(join(folder, 'previous'));
    const current = await start();
    for (const order of orders) await sell((step) => (order.includes(step) ? current : previous));
  });

  /** What each step finds was written by a step before it, of either version. */
  const sell = async (by: (step: Step) => Site): Promise<void> => {
    const sent = await call<{ announcementId: string; referenceNumber: string }>(
      by('submit'),
      'POST',
      'legal-announcements/submit',
      notice,
    );
    const { announcementId: id, referenceNumber: reference } = sent.answer;
    for (const site of sites) expect(await statusOn(site, reference)).toBe('pending');
    const { contactEmail: email, title, basePrice } = notice;
    const order = { announcementId: id, email, title, basePrice };
    const checkout = await call<{ url: string }>(
      by('checkout'),
      'POST',
      'stripe/create-checkout-session',
      order,
    );
    const session = checkout.answer.url.split('/').at(-1);
    await call(by('pay'), 'POST', `payment-test/${session}`, { action: 'pay' });
    for (const site of sites)
      await expect.poll(() => statusOn(site, reference), { timeout: 60_000 }).toBe('paid');

    const { cookie } = await call(by('log in'), 'POST', 'auth/login', by('log in').admin);
    await call(by('approve'), 'PUT', `admin/legal-announcements/${id}/approve`, undefined, cookie);
    for (const site of sites) expect(await statusOn(site, reference)).toBe('published');

    const contact = {
      firstName: 'Ada',
      lastName: 'Martin',
      email,
      subject: 'general',
      message: 'Une question.',
    };
    await call(by('write'), 'POST', 'contact/submit', contact);
    const requests = await place.db.deleteFrom('contact_requests').returning('message').execute();
    expect(requests).toEqual([{ message: 'Une question.' }]);
  };
});
