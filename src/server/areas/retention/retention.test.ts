import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listDocuments, openDocument } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { bill } from '#tests/support/document-samples.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { eraseExpired } from './retention.ts';

const NOW = new Date('2026-11-16T03:30:00.000Z');
const clock = { now: () => NOW };
const yearsAgo = (years: number, days = 0) =>
  new Date(Date.UTC(2026 - years, 10, 16, 12) - days * 86_400_000);

const givenRequest = async (db: Database, created_at: Date, handled_at: Date | null = null) => {
  const id = randomUUID();
  await db
    .insertInto('contact_requests')
    .values({
      id,
      reference: `C-${id.slice(0, 8)}`,
      first_name: 'Perrine',
      last_name: 'Valdoux',
      email: 'perrine@valdoux.example',
      message: 'Un message assez long pour être lu.',
      created_at,
      handled_at,
    })
    .execute();
  return () => db.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};

type Visits = { created: Date; login?: Date; seen?: Date; team?: 'observer' | 'administrator' };

const givenAccount = async (db: Database, { created, login, seen, team }: Visits) => {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@valdoux.example`,
      password_hash: 'x',
      first_name: 'Perrine',
      last_name: 'Valdoux',
      role: team ? 'admin' : 'reader',
      team_role: team ?? null,
      created_at: created,
      last_login_at: login ?? null,
    })
    .execute();
  if (seen)
    await db
      .insertInto('sessions')
      .values({ id: randomUUID(), user_id: id, secret_hash: id, last_seen_at: seen, expires_at: NOW })
      .execute();
  return () => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};

/** An invoice and its files, issued on this day. */
const givenInvoice = async (db: Database, issuedAt: Date) => {
  const { announcementId, paymentId } = await givenPaid(db);
  const { data } = bill();
  const id = randomUUID();
  const year = issuedAt.getUTCFullYear();
  await db
    .insertInto('number_series')
    .values({ series: `F-${year}`, last_number: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('invoices')
    .values({
      id,
      series: `F-${year}`,
      sequence: 1,
      payment_id: paymentId,
      announcement_id: announcementId,
      issued_at: issuedAt,
      amount_ttc: 149_00,
      amount_ht: 124_17,
      amount_tva: 24_83,
      data: JSON.stringify(data),
    })
    .execute();
  return { id, announcementId, paymentId };
};

describeOnBothEngines('what is no longer kept', (database) => {
  it('is erased three years after the last exchange or visit, and not before', async () => {
    const { db } = database();
    const old = await givenRequest(db, yearsAgo(3, 1));
    const handled = await givenRequest(db, yearsAgo(4), yearsAgo(2));
    const recent = await givenRequest(db, yearsAgo(3, -1));
    const unused = await givenAccount(db, { created: yearsAgo(5), login: yearsAgo(3, 1) });
    const visited = await givenAccount(db, {
      created: yearsAgo(5),
      login: yearsAgo(4),
      seen: yearsAgo(1),
    });
    const fresh = await givenAccount(db, { created: yearsAgo(1) });

    expect(await eraseExpired({ db, clock })).toMatchObject({ contactRequests: 1, accounts: 1 });

    expect(await old()).toMatchObject({ first_name: '', email: '', message: '', anonymised_at: NOW });
    for (const kept of [handled, recent])
      expect(await kept()).toMatchObject({ email: 'perrine@valdoux.example' });
    const gone = await unused();
    expect(gone).toMatchObject({ password_hash: null, disabled_at: NOW, anonymised_at: NOW });
    expect(JSON.stringify(gone)).not.toMatch(/perrine|valdoux/i);
    for (const kept of [visited, fresh]) expect(await kept()).toMatchObject({ last_name: 'Valdoux' });
    // A second night finds nothing.
    expect(await eraseExpired({ db, clock })).toMatchObject({ contactRequests: 0, accounts: 0 });
  });

  it('of a member of the team is all but the name, never of the last administrator', async () => {
    const { db } = database();
    const former = await givenAccount(db, { created: yearsAgo(9), team: 'observer' });
    const former2 = await givenAccount(db, { created: yearsAgo(9), team: 'administrator' });
    const lastAdministrator = await givenAccount(db, {
      ...{ created: yearsAgo(9), login: yearsAgo(4), team: 'administrator' },
    });
    const active = await givenAccount(db, { created: yearsAgo(9), login: yearsAgo(1), team: 'observer' });
    const { id: user_id } = await former();
    await db.insertInto('totp_factors').values({ user_id, secret: 'abc', created_at: NOW }).execute();
    await db.insertInto('recovery_codes').values({ user_id, code_hash: 'abc' }).execute();
    await db
      .insertInto('passkeys')
      .values({ id: user_id, user_id, public_key: 'x', counter: 0, name: 'Clé', created_at: NOW })
      .execute();
    await db
      .insertInto('second_factor_steps')
      .values({ token_hash: user_id, user_id, purpose: 'login', expires_at: NOW })
      .execute();

    expect(await eraseExpired({ db, clock })).toMatchObject({ accounts: 2 });

    for (const gone of [former, former2]) {
      const row = await gone();
      expect(row).toMatchObject({ password_hash: null, last_name: 'Valdoux', anonymised_at: NOW });
      expect(row.email).toMatch(/^compte-efface-/);
    }
    for (const table of ['totp_factors', 'recovery_codes', 'passkeys', 'second_factor_steps'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    for (const kept of [lastAdministrator, active])
      expect(await kept()).toMatchObject({ password_hash: 'x', disabled_at: null });
    expect(await eraseExpired({ db, clock })).toMatchObject({ accounts: 0 });
  });

  it('ends expired sessions, whoever they belong to, and counts them', async () => {
    const { db } = database();
    await givenAccount(db, { created: yearsAgo(1), seen: yearsAgo(0) });
    expect(await eraseExpired({ db, clock })).toMatchObject({ sessions: 1, resetLinks: 0 });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('of an invoice is its parties, ten years after the end of its year; number and amounts stay', async () => {
    const { db } = database();
    const expired = await givenInvoice(db, new Date('2015-12-31T20:00:00.000Z'));
    const kept = await givenInvoice(db, new Date('2016-01-01T08:00:00.000Z'));
    for (const { id } of [expired, kept])
      expect(await openDocument(db, { kind: 'invoice', id })).toBeDefined();

    expect(await eraseExpired({ db, clock })).toMatchObject({ invoices: 1 });

    const row = await db.selectFrom('invoices').selectAll().where('id', '=', expired.id).executeTakeFirst();
    expect(row).toMatchObject({ number: 'F-2015-00001', amount_ttc: 149_00, data: {} });
    expect(await openDocument(db, { kind: 'invoice', id: expired.id })).toBeUndefined();
    expect(await openDocument(db, { kind: 'receipt', id: expired.paymentId })).toBeUndefined();
    expect(await listDocuments(db, expired.announcementId)).toEqual([]);
    expect(await openDocument(db, { kind: 'invoice', id: kept.id })).toBeDefined();
  });

  it('is the only thing that an invoice may lose, and only when it is due', async () => {
    const { db } = database();
    const { id } = await givenInvoice(db, new Date('2014-05-05T08:00:00.000Z'));
    const recent = await givenInvoice(db, new Date('2020-05-05T08:00:00.000Z'));
    const refused = /ne se modifie pas/;
    await expect(sql`update invoices set data = '{}' where id = ${recent.id}`.execute(db)).rejects.toThrow(
      refused,
    );
    await expect(
      sql`update invoices set data = '{}', amount_ttc = 0, amount_ht = 0, amount_tva = 0 where id = ${id}`.execute(
        db,
      ),
    ).rejects.toThrow(refused);
    await expect(sql`delete from invoices where id = ${id}`.execute(db)).rejects.toThrow(refused);
  });

  it('is counted in the journal, without what was erased', async () => {
    const { db } = database();
    await givenRequest(db, yearsAgo(4));
    await eraseExpired({ db, clock });
    const line = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'retention.erased')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_kind: 'system', detail: { contactRequests: 1, accounts: 0 } });
    expect(JSON.stringify(line)).not.toMatch(/perrine|valdoux/i);
  });
});
