import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { savePublisher } from '#server/publisher/publisher.queries.ts';
import { demonstrationPublisher, demonstrationSeller } from '#server/publisher/publisher.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { daysAgo } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { elementsOf, parseXml, textsOf } from '#tests/support/xml.ts';

type Libxml = {
  XmlDocument: { fromBuffer(bytes: Uint8Array): { root: { name: string }; dispose(): void } };
};

/** Checked with another parser, which comes with the invoices' library. */
const libxml = async (): Promise<Libxml> =>
  import(
    createRequire(import.meta.resolve('@stackforge-eu/factur-x')).resolve('libxml2-wasm')
  ) as Promise<Libxml>;

/** The worst for XML that a customer can type and the database can store. */
const HOSTILE = `A\u0001\u000b\u001f & B <b>"x"</b> ]]> \ufffe \ufeff 'é' 🜨 <!--`;

describeOnBothEngines('a transmission to the central database', (database, itWithDatabase) => {
  const { context, send, given } = useReviewApp(database);
  const T = '/transmissions';
  const json = async (answer: ReturnType<typeof send>) => {
    const { statusCode, json: read } = await answer;
    return { http: statusCode, ...read() };
  };
  const periodOf = (days: number) => {
    const day = daysAgo(days).toISOString().slice(0, 10);
    return { from: day, to: day };
  };
  const create = (period: object) => json(send('POST', T, period));
  const preview = ({ from, to }: { from: string; to: string }) =>
    json(send('GET', `${T}/preview?from=${from}&to=${to}`));
  const file = (id: string, format: string) => send('GET', `${T}/${id}/file.${format}`);

  it('contains each published notice of a company once per text, in files that never change', async () => {
    const period = periodOf(1);
    const [first, second] = [await given('published'), await given('published')];
    await given('published', { changes: { type_id: 21 } });
    await given('published', { changes: { publication_date: daysAgo(3) } });
    await given('published', { changes: { deleted_at: daysAgo(0) } });
    await given('approved', { changes: { publication_date: daysAgo(1) } });
    expect(await preview(period)).toMatchObject({
      http: 200,
      total: 2,
      toTransmit: 2,
      changedSince: 0,
      alreadyTransmitted: 0,
      byType: [{ type_id: 9, label: 'Transfert de siège', count: 2 }],
    });
    const made = await create(period);
    expect(made).toMatchObject({
      http: 200,
      success: true,
      message: '2 annonces prêtes à transmettre',
      transmission: { number: 'T-2026-00001', count: 2, created_by: 'Ada Martin', ...period },
    });
    const { id, xml, json: jsonFile } = made.transmission;
    const [asXml, asJson] = [await file(id, 'xml'), await file(id, 'json')];
    expect(asXml.headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const [answer, logged] of [
      [asXml, xml],
      [asJson, jsonFile],
    ] as const) {
      expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(logged.sha256);
      expect(answer.rawPayload).toHaveLength(logged.size);
      expect(answer.headers['content-disposition']).toContain(logged.file_name);
    }
    const root = parseXml(asXml.body);
    expect(elementsOf(root, 'annonce').map(({ attributes }) => attributes.reference)).toEqual(
      [first.reference, second.reference].toSorted(),
    );
    expect(asJson.json().annonces.map(({ reference }: { reference: string }) => reference)).toEqual(
      elementsOf(root, 'annonce').map(({ attributes }) => attributes.reference),
    );
    // No seller is set: its editor is invented, which the files say.
    expect(root.attributes.demonstration).toBe('true');
    expect(asJson.json()).toMatchObject({ demonstration: true });
    // A prepared transmission is not sent yet: an administrator records that, with its date and its receipt.
    expect(await preview(period)).toMatchObject({ toTransmit: 0, prepared: 2, alreadyTransmitted: 0 });
    const mark = (body: object) => json(send('PUT', `${T}/${id}/transmitted`, body));
    expect(made.transmission).toMatchObject({ transmitted_at: null, receipt: null });
    expect(await mark({ date: '2026-11-31' })).toMatchObject({ http: 400 });
    expect(await mark({ date: '2026-11-16' })).toMatchObject({
      http: 400,
      message: expect.stringContaining('La date de transmission ne peut pas être à venir.'),
    });
    expect(await mark({ date: '2026-11-15', receipt: ' AR-77 ' })).toMatchObject({
      http: 200,
      message: 'Transmission marquée comme transmise',
      transmission: { transmitted_at: '2026-11-15', transmitted_by: 'Ada Martin', receipt: 'AR-77' },
    });
    expect(await preview(period)).toMatchObject({ prepared: 0, alreadyTransmitted: 2 });
    // A correction changes no transmitted file, and the notice is to be transmitted again.
    const { announcement } = await json(send('GET', `/${first.id}`));
    await send('PUT', `/${first.id}`, { ...announcement, title: 'Transfert du siège, corrigé' });
    expect((await file(id, 'xml')).rawPayload.equals(asXml.rawPayload)).toBe(true);
    expect(await preview(period)).toMatchObject({ toTransmit: 1, changedSince: 1, alreadyTransmitted: 1 });
    const seller = { ...demonstrationSeller, name: 'Les Éditions du Greffe', siren: '732829320' };
    const publisher = { ...demonstrationPublisher, demonstration: false, seller };
    await savePublisher(database().db, publisher, daysAgo(0));
    const next = await create(period);
    expect(next.transmission).toMatchObject({ number: 'T-2026-00002', count: 1 });
    const corrected = parseXml((await file(next.transmission.id, 'xml')).body);
    expect(elementsOf(corrected, 'annonce')[0]?.attributes).toMatchObject({
      nature: 'corrigee',
      revision: '2',
    });
    expect(elementsOf(corrected, 'editeur')[0]?.attributes).toEqual({ siren: '732829320' });
    expect(corrected.attributes).not.toHaveProperty('demonstration');
    expect((await file(next.transmission.id, 'json')).json()).toMatchObject({ demonstration: false });
    expect(await create(period)).toMatchObject({
      http: 409,
      message: 'Cette période ne compte aucune annonce à transmettre.',
    });
    const numbers = async (query: string) =>
      (await json(send('GET', `${T}?${query}`))).transmissions.map(
        ({ number }: { number: string }) => number,
      );
    expect(await numbers('sortBy=count')).toEqual(['T-2026-00002', 'T-2026-00001']);
    expect(await numbers('sortBy=transmitted_at&sortOrder=desc')).toEqual(['T-2026-00001', 'T-2026-00002']);
    expect(await numbers('state=prepared')).toEqual(['T-2026-00002']);
    expect(await numbers('search=t-2026-00001')).toEqual(['T-2026-00001']);
    expect(await numbers('search=ar-77')).toEqual(['T-2026-00001']);
    expect(await numbers('end_date=2020-01-01')).toEqual([]);
    const logged = exportedRows(await send('POST', `${T}/export`, { sortBy: 'created_at' }));
    expect(logged).toMatchObject([
      { Numéro: 'T-2026-00001', Annonces: '2', 'Accusé de réception': 'AR-77', 'SHA-256 du XML': xml.sha256 },
      { Numéro: 'T-2026-00002', 'Transmise le': '' },
    ]);
    // As a version of the site leaves it that only writes the log, during an upgrade.
    await database().db.updateTable('announcements').set({ prepared_rev: null }).execute();
    expect(await create(period)).toMatchObject({ http: 409 });
    expect((await create({ ...period, again: true })).transmission).toMatchObject({ count: 2, again: true });
    expect(await preview(period)).toMatchObject({ toTransmit: 0 });
    const log = await json(send('GET', `${T}?limit=2`));
    expect(log.transmissions.map(({ number }: { number: string }) => number)).toEqual([
      'T-2026-00003',
      'T-2026-00002',
    ]);
    expect(log).toMatchObject({ pagination: { total: 3, pages: 2 }, late: 0 });
    expect(log.periods.map(({ key }: { key: string }) => key)).toEqual([
      'since-last',
      'yesterday',
      'week',
      'last-month',
    ]);
    expect(log.periods[0]).toMatchObject({ from: periodOf(3).from, to: '2026-11-15', toTransmit: 1 });
    const audit = await database()
      .db.selectFrom('audit_events')
      .select('action')
      .where('object_kind', '=', 'transmission')
      .execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      ...Array(3).fill('transmission.created'),
      'transmission.exported',
      'transmission.transmitted',
    ]);
  });

  it('is well-formed whatever customers type, and two concurrent clicks transmit once', async () => {
    const changes = {
      publication_date: daysAgo(20),
      title: HOSTILE,
      company_name: HOSTILE,
      rcs: HOSTILE,
      siret: '00000000000000',
      content: `<p>${HOSTILE.replaceAll('<', '&lt;')}</p><ul><li>Un</li></ul>`,
    };
    await given('published', { changes });
    // The late ones are one click away too.
    const { late, periods } = await json(send('GET', T));
    expect(late).toBe(1);
    expect(periods[0]).toMatchObject({ key: 'late', from: '2026-08-17', to: '2026-11-07', toTransmit: 1 });
    const answers = await Promise.all([create(periodOf(20)), create(periodOf(20))]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const made = answers.find(({ http }) => http === 200);
    const asXml = await file(made.transmission.id, 'xml');
    const root = parseXml(asXml.body);
    expect(root.attributes.nombre).toBe('1');
    const shown = `A & B <b>"x"</b> ]]> `;
    expect(textsOf(root, 'denomination')[0]).toContain(shown);
    expect(textsOf(root, 'texte')[0]).toContain('• Un');
    expect(textsOf(root, 'siret')).toEqual([]);
    const { XmlDocument } = await libxml();
    const parsed = XmlDocument.fromBuffer(asXml.rawPayload);
    expect(parsed.root.name).toBe('transmission');
    parsed.dispose();
    expect((await file(made.transmission.id, 'json')).json().annonces[0].societe.siren).toBeNull();
  });

  itWithDatabase('refuses an invalid period, an unknown transmission and a visitor', async () => {
    for (const [bad, message] of [
      [
        { from: '2026-11-31', to: '2026-12-01' },
        'Une période va du premier au dernier jour de parution (2026-11-15).',
      ],
      [{ from: '2026-11-02', to: '2026-11-01' }, 'Le dernier jour ne peut pas précéder le premier.'],
      [{ from: '2024-01-01', to: '2026-01-01' }, 'Une période couvre un an au plus.'],
    ] as const) {
      expect(await create(bad)).toMatchObject({ http: 400, message: expect.stringContaining(message) });
      expect(await preview(bad)).toMatchObject({ http: 400 });
    }
    expect((await file(randomUUID(), 'xml')).statusCode).toBe(404);
    const unknown = send('PUT', `${T}/${randomUUID()}/transmitted`, { date: '2026-11-15' });
    expect((await unknown).statusCode).toBe(404);
    expect((await context().app.inject(`/api/admin/legal-announcements${T}`)).statusCode).toBe(401);
  });
});

describeOnServer('clicks on a transmission', (database) => {
  const { send, given } = useReviewApp(database);

  it('wait for each other, also when none of them has written yet', async () => {
    await given('published', { changes: { publication_date: daysAgo(1) } });
    const day = daysAgo(1).toISOString().slice(0, 10);
    const { db } = database();
    const { clicks } = await db.transaction().execute(async (trx) => {
      // Nothing can be added to the log until both clicks have come as far as they do.
      await sql`lock table transmissions in share mode`.execute(trx);
      const clicks = [1, 2].map(() => send('POST', '/transmissions', { from: day, to: day }));
      await expect.poll(() => waitingIn(db)).toBe(2);
      return { clicks };
    });
    const statuses = (await Promise.all(clicks)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  const waitingIn = async (db: Database): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())
    `.execute(db);
    return rows[0]?.waiting ?? 0;
  };
});
