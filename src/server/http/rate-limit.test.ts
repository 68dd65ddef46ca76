import { sql } from 'kysely';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import { TooManyRequestsError } from '#server/errors.ts';
import { limitClasses } from '#server/limits/limit-classes.ts';
import { createLimits } from '#server/limits/limits.ts';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { type ListeningApp, listen } from '#tests/support/listening.ts';
import { bodilessCalls, writeCalls } from '#tests/support/write-calls.ts';

const START = Date.parse('2026-11-15T09:00:00.000Z');
const REQUEST = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@exemple.fr' },
  ...{ subject: 'general', message: 'Bonjour à toutes et à tous' },
};

describeOnBothEngines('how often something may be done', (database, itWithDatabase) => {
  let now = START;
  const clock = { now: () => new Date(now) };
  const limitsOf = (scale = 1) => createLimits({ db: database().db, clock, scale: () => scale });
  afterEach(async () => {
    now = START;
    await database().db.deleteFrom('rate_limits').execute();
  });

  itWithDatabase('is what the table says, in every class, and no more until its time is over', async () => {
    const limits = limitsOf();
    for (const [name, { max, seconds }] of Object.entries(limitClasses)) {
      const spending = { class: name as LimitClassName, key: 'x' };
      for (let n = 0; n < max; n += 1) await limits.spend(spending);
      now += 1_000;
      await expect(limits.spend(spending)).rejects.toMatchObject({
        code: 'request.too-many',
        status: 429,
        retryAfterSeconds: seconds - 1,
      });
      now += (seconds - 1) * 1_000;
      await limits.spend(spending);
    }
    await limits.flush();
  });

  it('is refused no longer than the table says when the clock is set back', async () => {
    const limits = limitsOf();
    const spending = { class: 'search', key: 'x' } as const;
    const { max, seconds } = limitClasses.search;
    for (let n = 0; n < max; n += 1) await limits.spend(spending);
    now -= 3_600_000;
    await expect(limits.spend(spending)).rejects.toMatchObject({ retryAfterSeconds: seconds });
    now += seconds * 1_000;
    await limits.spend(spending);
  });

  itWithDatabase('counts the classes of the catalogue', () => {
    const figures = Object.entries(limitClasses).map(
      ([name, { max, seconds }]) => `${name} ${max}/${seconds}`,
    );
    expect(figures).toEqual(
      expect.arrayContaining([
        ...[
          'login 20/900',
          'login-account-address 5/900',
          'login-account 50/3600',
          'register 5/3600',
          'contact 5/3600',
          'submit 10/3600',
        ],
        ...['checkout 10/3600', 'cancel 10/3600', 'reference 30/60', 'upload-admin 30/60', 'search 60/60'],
      ]),
    );
  });

  it('counts simultaneous requests all', async () => {
    const limits = limitsOf();
    const attempts = Array.from({ length: 40 }, () =>
      limits.spend({ class: 'login-account-address', key: 'ada' }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('writes simultaneous requests of one key together, and those of two keys apart', async () => {
    let statements = 0;
    const db = database().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    const limits = createLimits({ db, clock, scale: () => 1 });
    const attempt = (key: string) => limits.spend({ class: 'search', key });
    await attempt('ada');
    statements = 0;
    await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(n % 2 ? 'ada' : 'bob')));
    expect(statements).toBeGreaterThanOrEqual(2);
    expect(statements).toBeLessThanOrEqual(4);
    const rows = await database().db.selectFrom('rate_limits').select('count').orderBy('count').execute();
    expect(rows).toEqual([{ count: 10 }, { count: 11 }]);
  });

  it('is counted in memory for pages, and reaches the other servers with the next write', async () => {
    const page = { class: 'page', key: '203.0.113.7' } as const;
    const { max } = limitClasses.page;
    const [one, other] = [limitsOf(), limitsOf()];
    const spend = async (limits: typeof one, times: number) => {
      for (let n = 0; n < times; n += 1) await limits.spend(page);
    };
    const stored = () => database().db.selectFrom('rate_limits').select('count').execute();
    await spend(one, max - 2);
    await other.spend(page);
    await one.flush();
    await other.flush();
    expect(await stored()).toEqual([{ count: max - 1 }]);
    await other.spend(page);
    await expect(other.spend(page)).rejects.toBeInstanceOf(TooManyRequestsError);
    await other.flush();
    await expect(one.spend(page).then(() => one.flush())).resolves.toBeUndefined();
    await expect(one.spend(page)).rejects.toBeInstanceOf(TooManyRequestsError);
  });

  it('keeps the counts of pages that could not be written', async () => {
    let isDown = true;
    const { db } = database();
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (isDown && name === 'executeQuery') throw new Error('down');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const failures: unknown[] = [];
    const limits = createLimits({ db: failing, clock, scale: () => 1 });
    const stop = limits.keepSwept((error) => failures.push(error));
    for (const key of ['ada', 'bob', 'ada']) await limits.spend({ class: 'page', key });
    await limits.flush();
    expect(failures).toHaveLength(1);
    isDown = false;
    await limits.spend({ class: 'page', key: 'ada' });
    await stop();
    const rows = await db.selectFrom('rate_limits').select('count').orderBy('count').execute();
    expect(rows).toEqual([{ count: 1 }, { count: 3 }]);
  });

  it('is swept every ten minutes while the server runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = database();
    const limits = limitsOf();
    const failures: unknown[] = [];
    const stop = limits.keepSwept((error) => failures.push(error));
    await limits.spend({ class: 'contact', key: 'x' });
    now += 3_600_000;
    vi.advanceTimersByTime(10 * 60_000);
    await expect.poll(() => db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    await stop();
    expect(failures).toEqual([]);
  });

  it('is apart for each class and each key, and starts again once forgiven', async () => {
    const limits = limitsOf();
    const ada = { class: 'login-account-address', key: 'ada' } as const;
    for (let n = 0; n < 5; n += 1) await limits.spend(ada);
    await expect(limits.spend(ada)).rejects.toBeInstanceOf(TooManyRequestsError);
    await limits.spend({ class: 'login-account-address', key: 'bob' });
    await limits.spend({ class: 'login', key: 'ada' });
    await limits.forgive(ada);
    await limits.spend(ada);
  });

  it('survives a restart, and stores no key in clear', async () => {
    const key = '203.0.113.7';
    for (let n = 0; n < 5; n += 1) await limitsOf().spend({ class: 'contact', key });
    await expect(limitsOf().spend({ class: 'contact', key })).rejects.toThrow('Trop de demandes');
    const rows = await database().db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toMatchObject([{ bucket: expect.stringMatching(/^contact:[\w-]{43}$/), count: 6 }]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('is multiplied by the scale, and swept when it is over', async () => {
    const limits = limitsOf(3);
    for (let n = 0; n < 15; n += 1) await limits.spend({ class: 'contact', key: 'x' });
    await expect(limits.spend({ class: 'contact', key: 'x' })).rejects.toThrow();
    now += 3_600_000;
    await limits.sweep();
    expect(await database().db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});

/** Calls without a body that are not limited, and why. None of them writes a row for an invented session or article. */
const NOT_LIMITED: Record<string, string> = {
  'POST /auth/logout':
    'a session that its owner wants to end must end, whatever others of the same address did',
  'POST /auth/check-session':
    'each page asks it, and many readers share an address; it reads at most one session by its key',
  'PUT /articles/:id/increment-read-count':
    'each article read asks it, and many readers share an address; it reads one article by its key and counts in memory, ten times a minute for one article and address',
};

describeWithDatabase('a limited address', (database) => {
  const open: ListeningApp[] = [];
  afterEach(async () => {
    for (const { close } of open.splice(0)) await close();
    await database().db.deleteFrom('rate_limits').execute();
  });
  const start = async (
    ...given: Parameters<typeof listen> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const listening = await listen(database(), ...given);
    open.push(listening);
    return listening;
  };
  let sender = 0;
  const submit = ({ url }: ListeningApp, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/contact/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      // Another sender each time: that is counted apart.
      body: JSON.stringify({ ...REQUEST, email: `ada-${sender++}@exemple.fr` }),
    });
  const statuses = async (count: number, call: (n: number) => Promise<Response>) => {
    const found: number[] = [];
    for (let n = 0; n < count; n += 1) found.push((await call(n)).status);
    return found;
  };

  it('is told to wait, in French and in the header', async () => {
    const site = await start();
    expect(await statuses(5, () => submit(site))).toEqual([200, 200, 200, 200, 200]);
    // Once from the database, then from memory: the same answer.
    for (let n = 0; n < 2; n += 1) {
      const refused = await submit(site);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect(await refused.json()).toEqual({
        success: false,
        code: 'request.too-many',
        message: 'Trop de demandes. Veuillez réessayer dans 60 minutes.',
        requestId: refused.headers.get('x-request-id'),
      });
    }
    expect((await fetch(`${site.url}/api/categories`)).status).toBe(200);
    const again = await start();
    expect((await submit(again)).status).toBe(429);
  });

  it('counts no form that could not be read', async () => {
    const site = await start();
    const bad = () =>
      fetch(`${site.url}/api/contact/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    expect(new Set(await statuses(20, bad))).toEqual(new Set([400]));
    expect((await submit(site)).status).toBe(200);
  });

  it('sends no form without bound, readable or not: each is counted before it is read', async () => {
    // So small that the first call is one too many.
    const site = await start({ env: { RATE_LIMIT_SCALE: '0.001' } });
    const anybodys = [...writeCalls, ...bodilessCalls].filter(
      ({ name }) => !name.includes(' /admin/') && !(name in NOT_LIMITED),
    );
    expect(anybodys.length).toBeGreaterThan(10);
    for (const { name, method, url } of anybodys) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(site.url + url, { method, headers, body: '{' });
      expect(answer.status, name).toBe(429);
    }
  });

  it('is not evaded by a hundred invented X-Forwarded-For', async () => {
    const site = await start();
    const found = await statuses(100, (n) =>
      submit(site, { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` }),
    );
    expect(found.filter((status) => status === 200)).toHaveLength(5);
    expect(found.filter((status) => status === 429)).toHaveLength(95);
  });

  it('is the visitor behind a trusted proxy, whatever else the header claims; a /64 is one visitor', async () => {
    const site = await start({ trustProxy: ['127.0.0.1'] });
    const from = (address: string) => submit(site, { 'x-forwarded-for': address });
    // The proxy appends the address it saw: what stands before it was invented.
    const found = await statuses(100, (n) => from(`198.51.100.${n}, 203.0.113.7`));
    expect(found.filter((status) => status === 200)).toHaveLength(5);
    expect((await from('203.0.113.8')).status).toBe(200);
    const network = await statuses(8, (n) => from(`2001:db8:1:2:${n}::${n}`));
    expect(network.filter((status) => status === 200)).toHaveLength(5);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('searches sixty times a minute; suggestions, and the pages that search in-process, go on', async () => {
    const site = await start();
    const search = () => fetch(`${site.url}/api/articles/search?q=bail`);
    const found = await statuses(62, search);
    expect(found.filter((status) => status === 200)).toHaveLength(60);
    expect((await fetch(`${site.url}/api/articles/search/suggestions?q=bail`)).status).toBe(200);
    expect((await site.app.inject('/api/articles/search?q=bail')).statusCode).toBe(200);
  });
});

describeWithDatabase('while the database does not count', (database) => {
  it('reading goes on, and what must be limited answers 503', async () => {
    const { db, ping } = database();
    await sql`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'no space left' using errcode = 'disk_full'; end
      $$
    `.execute(db);
    await sql`create trigger refuse before insert on rate_limits for each row execute function refuse()`.execute(
      db,
    );
    const site = await listen({ db, ping });
    expect((await fetch(`${site.url}/api/articles/search?q=bail`)).status).toBe(200);
    const refused = await fetch(`${site.url}/api/contact/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
    await site.close();
  });
});
