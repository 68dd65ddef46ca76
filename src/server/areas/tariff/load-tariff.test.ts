import { expect, it } from 'vitest';
import { exampleTables } from '#domain/tariff/example-tables.ts';
import { useAccountApp, useAdminSession } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { asTyped, aTariff } from '#tests/support/tariffs.ts';

describeWithDatabase('the tariffs of the back-office', (database) => {
  const context = useAccountApp(database);
  const headers = useAdminSession(context);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
    const answer = await context().app.inject({
      method,
      url: `/api/admin/tariffs${path}`,
      headers: headers(),
      ...(payload && { payload }),
    });
    return { http: answer.statusCode, ...answer.json() };
  };
  const load = (changes: object, year = 2026) => call('POST', '', { ...asTyped(aTariff(year)), ...changes });

  it('are loaded by year, listed with who loaded them, corrected, and audited', async () => {
    expect(await load({})).toMatchObject({ http: 200, message: 'Tarif enregistré' });
    expect(await load({}, 2027)).toMatchObject({ http: 200 });
    expect(await load({ source: 'Arrêté rectifié' })).toMatchObject({ http: 200 });
    const listed = await call('GET');
    expect(listed).toMatchObject({
      regulated: false,
      day: '2026-11-15',
      tables: [
        { table: { firstDay: '2027-01-01', lastDay: '2027-12-31' }, savedBy: expect.any(String) },
        { table: { ...aTariff(2026), source: 'Arrêté rectifié' } },
      ],
    });
    const audit = await context()
      .db.selectFrom('audit_events')
      .select(['action', 'object_id'])
      .where('object_kind', '=', 'tariff')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'tariff.loaded', object_id: '2026-01-01' },
      { action: 'tariff.loaded', object_id: '2027-01-01' },
      { action: 'tariff.corrected', object_id: '2026-01-01' },
    ]);
  });

  it.each([
    ['a department in no zone', { csv: asTyped(aTariff(2028)).csv.replace(' 26 ', ' ') }, 'Drôme (26)'],
    [
      'a department in two zones',
      { csv: `${asTyped(aTariff(2028)).csv}\nzone;VIII;0,1;26` },
      'plusieurs zones',
    ],
    [
      'two forfaits for one notice',
      { csv: `${asTyped(aTariff(2028)).csv}\nforfait;;1;;constitution;SAS` },
      'se recouvrent',
    ],
    ['an amount left out', { csv: asTyped({ ...(exampleTables[1] ?? aTariff(2028)) }).csv }, 'manque'],
    ['a line of another kind', { csv: 'prénom;nom\nAda;Martin' }, 'commence par « prénom »'],
    [
      'days of another table',
      { firstDay: '2027-06-01' },
      'se recouvrent avec ceux du tarif du 1er janvier 2027',
    ],
    ['days to come without a tariff', { firstDay: '2028-01-05' }, 'du 1er janvier 2028 au 4 janvier 2028'],
    ['days in the wrong order', { firstDay: '2028-06-01', lastDay: '2028-01-01' }, 'ne peut pas précéder'],
  ])('are refused with %s', async (_what, changes, sentence) => {
    expect(await load(changes, 2028)).toMatchObject({
      http: 400,
      message: expect.stringContaining(sentence),
    });
  });

  it('are removed before their first day only', async () => {
    expect(await call('DELETE', '/2026-01-01')).toMatchObject({ http: 409 });
    expect(await call('DELETE', '/2027-01-01')).toMatchObject({ http: 200, message: 'Tarif supprimé' });
    expect(await call('DELETE', '/2027-01-01')).toMatchObject({ http: 404 });
  });

  it('change no price of a site that sells its offers', async () => {
    expect((await context().app.inject('/api/tariff')).json()).toEqual({ regulated: null });
    expect((await context().app.inject('/api/site')).json()).not.toHaveProperty('tariff');
  });
});
