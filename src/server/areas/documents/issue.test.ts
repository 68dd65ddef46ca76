import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startOfDay } from '#domain/period/paris-day.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import type { Connection } from '#server/db/client.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import {
  issueAttestation,
  issueCreditNote,
  issueInvoice,
  listDocuments,
  withdrawAttestation,
} from './public.ts';

const AT = new Date('2026-11-15T09:00:00.000Z');

const documentJobs = async (db: Connection) => {
  const { rows } = await sql<{ data: { kind: string; id: string } }>`
    select data from jobs.job where name = 'documents' order by created_on, id
  `.execute(db);
  return rows.map(({ data }) => data);
};

const queuedData = async (db: Connection, id: string | null) =>
  (await sql<{ data: unknown }>`select data from jobs.job where id = ${id}`.execute(db)).rows[0]?.data;

describeOnBothEngines('issuing documents', (database, itWithDatabase) => {
  it('issues an invoice and its receipt once per payment, and the credit note that cancels it', async () => {
    const { db } = database();
    const { announcementId, paymentId, token } = await givenPaid(db, { offer: 'premium' });
    const issue = () => db.transaction().execute((trx) => issueInvoice(trx, { paymentId, at: AT }));
    const invoice = await issue();
    expect(invoice.number).toMatch(/^F-2026-\d{5}$/);
    expect(await issue()).toEqual(invoice);
    const reason = 'Annonce rejetée';
    const note = await db.transaction().execute((trx) => issueCreditNote(trx, { paymentId, reason, at: AT }));
    expect(
      await db.transaction().execute((trx) => issueCreditNote(trx, { paymentId, reason, at: AT })),
    ).toEqual(note);
    expect(note.number).toMatch(/^A-2026-\d{5}$/);
    const row = await db
      .selectFrom('credit_notes')
      .selectAll()
      .where('id', '=', note.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      invoice_id: invoice.id,
      amount_ttc: 19_900,
      data: { invoice: { number: invoice.number } },
    });
    expect(await documentJobs(db)).toEqual(
      expect.arrayContaining([
        { kind: 'invoice', id: invoice.id },
        { kind: 'receipt', id: paymentId },
        { kind: 'credit_note', id: note.id },
      ]),
    );
    const listed = await listDocuments(db, announcementId);
    expect(listed.map(({ label, fileName }) => [label, fileName])).toEqual([
      [`Facture ${invoice.number}`, `facture-${invoice.number}.pdf`],
      ['Récépissé de dépôt', expect.stringMatching(/^recepisse-AL-\d{6}\.pdf$/)],
      [`Avoir ${note.number}`, `avoir-${note.number}.pdf`],
    ]);
    expect(listed[0]?.url).toBe(`/api/legal-announcements/tracking/${token}/documents/${invoice.id}`);
  });

  it('issues no receipt for a payment that is refunded at once', async () => {
    const { db } = database();
    for (const given of [
      { announcement: { status: 'rejected' as const } },
      { payment: { duplicate: true } },
      { announcement: { deleted_at: AT } },
    ]) {
      const { announcementId, paymentId } = await givenPaid(db, given);
      await db.transaction().execute((trx) => issueInvoice(trx, { paymentId, at: AT }));
      expect((await listDocuments(db, announcementId)).map(({ kind }) => kind)).toEqual(['invoice']);
    }
  });

  itWithDatabase('numbers by the year in Paris, credit notes in their own series', async () => {
    const { db } = database();
    const newYear = startOfDay({ year: 2031, month: 1, day: 1 });
    const moments = [new Date(newYear.getTime() - 1_000), newYear];
    const numbers: string[] = [];
    for (const at of moments) {
      const { paymentId } = await givenPaid(db);
      await db.transaction().execute(async (trx) => {
        numbers.push((await issueInvoice(trx, { paymentId, at })).number);
        numbers.push((await issueCreditNote(trx, { paymentId, reason: 'Essai', at })).number);
      });
    }
    expect(newYear.toISOString()).toBe('2030-12-31T23:00:00.000Z');
    expect(numbers).toEqual(['F-2030-00001', 'A-2030-00001', 'F-2031-00001', 'A-2031-00001']);
  });

  it('never dates an invoice before the one that precedes it', async () => {
    const { db } = database();
    const at = new Date('2033-05-05T10:00:00.000Z');
    const ids: string[] = [];
    for (const moment of [at, new Date(at.getTime() - 60_000)]) {
      const { paymentId } = await givenPaid(db);
      ids.push((await db.transaction().execute((trx) => issueInvoice(trx, { paymentId, at: moment }))).id);
    }
    const rows = await db
      .selectFrom('invoices')
      .select(['sequence', 'issued_at'])
      .where('id', 'in', ids)
      .execute();
    expect(rows.map(({ issued_at }) => issued_at)).toEqual([at, at]);
  });

  it('attests a publication, replaces the attestation and withdraws it', async () => {
    const { db } = database();
    const { announcementId } = await givenPaid(db, { offer: 'entreprise' });
    const attest = () => db.transaction().execute((trx) => issueAttestation(trx, { announcementId, at: AT }));
    const { title, content } = await db
      .selectFrom('announcements')
      .select(['title', 'content'])
      .where('id', '=', announcementId)
      .executeTakeFirstOrThrow();
    // The text changed once; then the telephone number did, which is not part of the text.
    for (const [rev, snapshot] of [
      [1, { title, content: '<p>Un autre texte.</p>' }],
      [2, { title, content, contact_phone: '01' }],
    ] as const)
      await db
        .insertInto('announcement_versions')
        .values({
          announcement_id: announcementId,
          rev,
          saved_by_kind: rev === 1 ? 'customer' : 'admin',
          saved_at: AT,
          status: 'paid',
          snapshot: JSON.stringify(snapshot),
          text_sha256: 'ab'.repeat(32),
        })
        .execute();
    const first = await attest();
    expect(first.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{20}$/);
    const second = await attest();
    expect(second.revision).toBe(2);
    const withdraw = () =>
      db
        .transaction()
        .execute((trx) => withdrawAttestation(trx, { announcementId, reason: 'Essai', at: AT }));
    expect([await withdraw(), await withdraw()]).toEqual([true, false]);
    expect((await listDocuments(db, announcementId)).map(({ label, ended }) => [label, ended])).toEqual([
      ['Attestation de parution premium', 'replaced'],
      ['Attestation de parution premium, version 2', 'withdrawn'],
    ]);
    const third = await attest();
    const { data, kind } = await db
      .selectFrom('attestations')
      .select(['data', 'kind'])
      .where('id', '=', third.id)
      .executeTakeFirstOrThrow();
    expect(kind).toBe('premium');
    expect(data).toMatchObject({ history: [{ rev: 1, by: 'customer', until: AT.toISOString() }] });
    expect((data as { history: unknown[] }).history).toHaveLength(1);
    expect(data).toMatchObject({ replaces: [{ revision: 1, code: first.code }, { revision: 2 }] });
  });

  itWithDatabase('queues each mail with the data of its rows, and none without a recipient', async () => {
    const { db } = database();
    const address = 'mails@exemple.fr';
    const { announcementId, paymentId, token } = await givenPaid(db, {
      announcement: {
        contact_email: address,
        cancellation_reason: 'Erreur de société',
        cancellation_requested_at: AT,
        reject_reason: 'Illisible',
      },
    });
    await db.transaction().execute(async (trx) => {
      const invoice = await issueInvoice(trx, { paymentId, at: AT });
      const note = await issueCreditNote(trx, { paymentId, reason: 'Rejet', at: AT });
      const attestation = await issueAttestation(trx, { announcementId, at: AT });
      const about = { announcementId, at: AT };
      for (const kind of ['payment-confirmed', 'announcement-in-review', 'refund-made'] as const)
        expect(await queueAnnouncementMail(trx, { kind, paymentId, ...about })).toEqual(expect.any(String));
      for (const kind of [
        'payment-failed',
        'payment-cancelled',
        'announcement-published',
        'announcement-rejected',
        'announcement-modified',
        'cancellation-requested',
        'tracking-link',
        'team-new-paid',
        'team-cancellation-request',
      ] as const)
        await queueAnnouncementMail(trx, { kind, ...about });
      await queueAnnouncementMail(trx, { kind: 'team-payment-alert', reason: 'Montant inattendu', ...about });
      const mails = await queuedMails(trx, address);
      expect(Object.fromEntries(mails.map(({ template, attachments }) => [template, attachments]))).toEqual({
        'payment-confirmed': [{ kind: 'invoice', id: invoice.id }],
        'announcement-in-review': [{ kind: 'receipt', id: paymentId }],
        'refund-made': [{ kind: 'credit_note', id: note.id }],
        'announcement-published': [{ kind: 'attestation', id: attestation.id }],
        'payment-failed': undefined,
        'payment-cancelled': undefined,
        'announcement-rejected': undefined,
        'announcement-modified': undefined,
        'cancellation-requested': undefined,
        'tracking-link': undefined,
      });
      expect(mails.find(({ template }) => template === 'announcement-rejected')?.data).toMatchObject({
        asked: true,
      });
      expect(mails.find(({ template }) => template === 'payment-confirmed')?.data).toMatchObject({
        invoiceNumber: invoice.number,
        amountTTC: 14_900,
        link: `http://localhost:3000/annonces-legales/suivi/${token}`,
      });
    });
    // To an address that nobody may have confirmed goes nothing else that was typed.
    const beforePayment = ['payment-failed', 'payment-cancelled', 'tracking-link'];
    const unconfirmed = (await queuedMails(db, address)).filter(({ template }) =>
      beforePayment.includes(template),
    );
    expect(unconfirmed.map(({ to }) => to)).toEqual(beforePayment.map(() => ({ address })));
    expect(JSON.stringify(unconfirmed.map(({ data }) => Object.keys(data)))).not.toMatch(
      /title|contactName|companyName/,
    );
    // The mail links to the review queue while the announcement waits there.
    for (const [status, page] of [
      ['paid', '/pending'],
      ['approved', `/edit/${announcementId}`],
    ] as const) {
      await db.updateTable('announcements').set({ status }).where('id', '=', announcementId).execute();
      const mail = { kind: 'team-cancellation-request', announcementId, at: AT } as const;
      const id = await db.transaction().execute((trx) => queueAnnouncementMail(trx, mail));
      expect(await queuedData(db, id)).toMatchObject({
        data: { adminLink: `http://localhost:3000/admin/legal-announcements${page}` },
      });
    }
    for (const changes of [{ contact_email: 'à compléter' }, { anonymised_at: AT }]) {
      const { announcementId: silent } = await givenPaid(db, { announcement: changes });
      const mail = { kind: 'tracking-link', announcementId: silent, at: AT } as const;
      expect(await db.transaction().execute((trx) => queueAnnouncementMail(trx, mail))).toBeNull();
    }
  });
});

const ISSUED = repetitions(30, 120);

describeOnServer('document numbers under load', (database) => {
  it('have no gap, no duplicate and no inversion when some transactions roll back', async () => {
    const { db } = database();
    const at = (n: number) => new Date(Date.UTC(2040, 5, 1, 8, 0, n % 7));
    const payments: string[] = [];
    for (let n = 0; n < ISSUED; n += 1) payments.push((await givenPaid(db)).paymentId);
    let undone = 0;
    const issue = (paymentId: string, n: number, fail: boolean) =>
      db.transaction().execute(async (trx) => {
        await issueInvoice(trx, { paymentId, at: at(n) });
        await issueCreditNote(trx, { paymentId, reason: 'Essai', at: at(n) });
        if (fail) throw new Error('given up');
      });
    const left = payments.entries();
    const issueThoseLeft = async () => {
      for (const [n, paymentId] of left) {
        if (n % 5 === 0) await issue(paymentId, n, true).catch(() => (undone += 1));
        await issue(paymentId, n, false);
      }
    };
    // As many as there are connections: one more would wait for one, and not for a number.
    await Promise.all(Array.from({ length: 20 }, issueThoseLeft));
    expect(undone).toBe(ISSUED / 5);
    for (const [table, series] of [
      ['invoices', 'F-2040'],
      ['credit_notes', 'A-2040'],
    ] as const) {
      const rows = await db
        .selectFrom(table)
        .select(['sequence', 'issued_at'])
        .where('series', '=', series)
        .orderBy('sequence')
        .execute();
      expect(rows.map(({ sequence }) => sequence)).toEqual(payments.map((_, index) => index + 1));
      const times = rows.map(({ issued_at }) => issued_at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});
