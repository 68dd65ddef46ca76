import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useAccountApp, useAdminSession } from './support/accounts.ts';
import { describeWithDatabase } from './support/database.ts';
import { FRENCH, testGeneratedBodies } from './support/hostile-bodies.ts';
import { IS_WHOLE_RUN, repetitions } from './support/repetitions.ts';
import { bodilessCalls, type WriteCall, writeCalls } from './support/write-calls.ts';

/** Every type that is not exactly JSON, among them those that older versions of Fastify accepted. */
const WRONG_TYPES = [
  ...['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['multipart/form-data; boundary=x', 'application/xml', 'text/html', 'application/octet-stream'],
  ...['application/jsonx', 'application/json\tx', 'application/ld+json', 'json', 'application', '*/*', ' '],
];

/** By kind. */
const notText = [[{ $gt: 0 }, { $ne: null }], [[], ['a'], [['a']]], [0, 1e308, -1], [true, false], [null]];
const notAnObject = ['', ' ', 'null', '[]', '"x"', '1', 'true', '[{}]'];
const notJson = ['{', '{"a":', "{'a':1}", '{"a":1}x', 'undefined', '\ufeff{}', '{"a":NaN}', '{"a":\u0000}'];

/**
 * Every day a quarter of the values for each call, all of them over all calls: what reads the type and the JSON of a body
 * is the same for every call.
 */
const someOf = <Value>(values: readonly Value[], place: number): Value[] =>
  values.filter((_, index) => index % repetitions(4, 1) === place % repetitions(4, 1));

/** What a field refuses is its own: a value of each kind, another one for the next field. */
const notTextFor = (place: number): unknown[] =>
  notText.flatMap<unknown>((kind) => (IS_WHOLE_RUN ? kind : [kind[place % kind.length]]));

// hostile-calls.long.test.ts sends more.
testGeneratedBodies({ runs: repetitions(5, 15) });

describeWithDatabase('whatever is sent to a call that writes', (database) => {
  const context = useAccountApp(database);

  /** The row counts of every table except the rate limit counters, which count every request. */
  const countStoredRows = async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'secrets')
    `.execute(context().db);
    const counts = rows.map(
      ({ table_name: table }) => sql`select ${sql.lit(table)} as name, count(*) from ${sql.table(table)}`,
    );
    const all = sql`${sql.join(counts, sql` union all `)} order by name`;
    return (await all.execute(context().db)).rows;
  };

  /** Without it, an admin call refuses before it reads the body. */
  const adminHeaders = useAdminSession(context);

  const send = ({ method, url }: WriteCall, payload: string | Buffer, type = 'application/json') =>
    context().app.inject({
      method,
      url,
      payload,
      headers: { 'content-type': type, ...(url.startsWith('/api/admin/') && adminHeaders()) },
    });

  const expectRefused = (
    answer: Awaited<ReturnType<typeof send>>,
    codes: readonly number[],
    description: string,
  ) => {
    expect(codes, `${description} → ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    const { message, success } = answer.json();
    expect(success, description).toBe(false);
    expect(message, description).toMatch(FRENCH);
    expect(answer.body, description).not.toMatch(/ at |node_modules|\.ts:|Unexpected|Invalid|expected/);
  };

  it.each(writeCalls)('is refused unless it is valid: $name', async (call) => {
    const place = writeCalls.indexOf(call);
    const before = await countStoredRows();
    const good = JSON.stringify(call.body);

    for (const type of someOf(WRONG_TYPES, place))
      expectRefused(await send(call, good, type), [415], `type ${type}`);
    for (const text of [...notAnObject, ...someOf(notJson, place)].filter(
      (one) => !call.rightToo?.includes(one),
    ))
      expectRefused(await send(call, text), [400], text);

    const fields = Object.keys(call.body).filter((one) => !call.lenient?.includes(one));
    for (const [nth, name] of fields.entries())
      for (const value of notTextFor(place + nth))
        expectRefused(
          await send(call, JSON.stringify({ ...call.body, [name]: value })),
          [400],
          `${name}: ${JSON.stringify(value)}`,
        );

    const [field = 'a'] = Object.keys(call.body);
    const deep = `{"${field}":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_001)}`;
    expectRefused(await send(call, deep), [400], 'a thousand levels');
    for (const key of ['__proto__', 'constructor'])
      expectRefused(
        await send(call, good.replace('{', `{"${key}":{"prototype":{"role":"admin"}},`)),
        [400],
        `key ${key}`,
      );
    const large = JSON.stringify({
      ...call.body,
      more: 'x'.repeat((call.tooManyMebibytes ?? 2) * 1024 * 1024),
    });
    expectRefused(await send(call, large), [413], 'megabytes');
    const long = JSON.stringify(
      Object.fromEntries(Object.keys(call.body).map((key) => [key, 'é'.repeat(20_000)])),
    );
    expectRefused(await send(call, long), [400], 'endless fields');
    const bytes = Buffer.from(good.replace('"', '"\u0000'));
    expectRefused(await send(call, bytes), [400], 'a zero byte');

    expect(await countStoredRows()).toEqual(before);
  });

  it.each(bodilessCalls)('is ignored by calls without a body: $name', async (call) => {
    const place = bodilessCalls.indexOf(call);
    for (const text of someOf([...notAnObject, ...notJson], place))
      expect([200, 400, 401, 404, 409], text).toContain((await send(call, text)).statusCode);
    for (const type of someOf(WRONG_TYPES, place))
      expect((await send(call, '{}', type)).statusCode, type).toBe(415);
  });

  it('accepts other content types that mean JSON', async () => {
    const [call] = writeCalls.filter(({ name }) => name === 'POST /auth/login');
    if (!call) throw new Error('There is a login');
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json ;x=y',
    ])
      expect(
        (await send(call, '{"email":"personne@exemple.fr","password":"abcdefgh"}', type)).statusCode,
        type,
      ).toBe(401);
  });
});
