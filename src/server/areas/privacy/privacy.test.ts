import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keptReasons } from '#contract/admin-privacy.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { issueInvoice, takeNumber } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import { FAILED_MAIL_QUEUE, MAIL_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { FROM_THE_SITE, givenAccount, givenSession, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { rowTexts } from '#tests/support/row-texts.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';

const EMAIL = 'Perrine.Valdoux@exemple.fr';
const AT = new Date('2026-11-15T09:00:00.000Z');
const contact = { contact_name: 'Perrine Valdoux', contact_email: EMAIL, contact_phone: '0611223344' };

/** Everything that a site may hold about one person: each kind once. */
const givenPerson = async (db: Database) => {
  const account = await givenAccount(db, { email: EMAIL.toLowerCase() });
  await db
    .insertInto('contact_requests')
    .values({
      ...{ id: randomUUID(), reference: `C-${randomUUID()}`, first_name: 'Perrine', last_name: 'Valdoux' },
      ...{ email: EMAIL, message: 'Perrine Valdoux demande.' },
    })
    .execute();
  const unpaid = anAnnouncementRow({
    ...contact,
    origin: 'visitor',
    status: 'pending',
    offer: 'standard',
    published_at: null,
  });
  await db.insertInto('announcements').values(unpaid).execute();
  const published = await givenPaid(db, {
    announcement: {
      ...contact,
      status: 'published',
      approved_by: account.id,
      approved_at: AT,
      contact_public: true,
      published_at: AT,
      publication_date: AT,
    },
  });
  await db.transaction().execute((trx) => issueInvoice(trx, { paymentId: published.paymentId, at: AT }));
  await db
    .insertInto('announcement_versions')
    .values({
      ...{ announcement_id: published.announcementId, rev: 1, saved_by_kind: 'customer', status: 'paid' },
      ...{ snapshot: JSON.stringify({ title: 'Un titre', ...contact }), text_sha256: 'x' },
    })
    .execute();
  await db
    .insertInto('payment_events')
    .values({
      ...{ id: randomUUID(), type: 'checkout.session.completed', payment_id: published.paymentId },
      payload: JSON.stringify({ customer_details: { email: EMAIL, name: 'Perrine Valdoux' } }),
    })
    .execute();
  const desk = { announcement_id: published.announcementId };
  const note = { author_id: account.id, text: 'Rappeler Perrine Valdoux.', created_at: AT };
  await db
    .insertInto('announcement_notes')
    .values({ id: randomUUID(), ...desk, ...note })
    .execute();
  await db
    .insertInto('announcement_corrections')
    .values({
      ...{ id: randomUUID(), ...desk, asked_at: AT, asked_by: account.id, due_before: AT, due_after: AT },
      ...{ ended_at: AT, outcome: 'answered', answer: 'Perrine Valdoux, gérante.' },
      reasons: JSON.stringify([{ mention: null, label: 'Autre point', text: 'Est-ce Perrine Valdoux ?' }]),
    })
    .execute();
  await db
    .updateTable('payments')
    .set({ withdrawal: JSON.stringify({ name: 'Perrine Valdoux' }) })
    .where('id', '=', published.paymentId)
    .execute();
  await db.transaction().execute(async (trx) => {
    const { series, sequence } = await takeNumber(trx, 'D', AT);
    await trx
      .insertInto('quotes')
      .values({
        ...{
          id: randomUUID(),
          series,
          sequence,
          token: randomUUID(),
          announcement_rev: 1,
          offer: 'standard',
        },
        ...{ announcement_id: published.announcementId, issued_at: AT, valid_until: AT },
        ...{ amount_ttc: 149_00, amount_ht: 124_17, amount_tva: 24_83, vat_rate: 2000 },
        data: JSON.stringify({ contact: { name: 'Perrine Valdoux', email: EMAIL } }),
      })
      .execute();
    await queueJob(trx, MAIL_QUEUE, {
      ...{ to: { address: EMAIL, name: 'Perrine Valdoux' }, template: 'tracking-link' },
    });
  });
  const paid = await givenPaid(db, { announcement: contact });
  await db.transaction().execute((trx) => issueInvoice(trx, { paymentId: paid.paymentId, at: AT }));
  await db.transaction().execute((trx) =>
    queueJob(trx, FAILED_MAIL_QUEUE, {
      to: { address: EMAIL, name: 'Perrine Valdoux' },
      template: 'tracking-link',
    }),
  );
  // Only the team received it; it is about the person all the same.
  await db
    .insertInto('mails')
    .values({
      ...{ id: randomUUID(), template: 'team-payment-alert', customer: EMAIL },
      data: JSON.stringify({ contactName: 'Perrine Valdoux' }),
    })
    .execute();
  return { account, unpaid, published, paid };
};

describeOnBothEngines('the data of a person', (database) => {
  const site = useAccountApp(database);

  it('is found, exported, and erased but for what the law keeps', async () => {
    const { db } = database();
    const { app } = site();
    const admin = await givenAccount(db, { role: 'admin' });
    const { cookie } = await givenSession(site(), admin);
    const person = await givenPerson(db);
    const other = await givenPaid(db, { announcement: { contact_email: 'autre@exemple.fr' } });
    await db.transaction().execute((trx) => issueInvoice(trx, { paymentId: other.paymentId, at: AT }));
    const call = async (what: 'find' | 'export' | 'erase', email = EMAIL) => {
      const headers = { ...FROM_THE_SITE, ...cookie };
      const answer = await app.inject({
        method: 'POST',
        url: `/api/admin/privacy/${what}`,
        headers,
        payload: { email },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };

    const { found } = await call('find');
    expect(found).toMatchObject({
      account: { role: 'reader' },
      contactRequests: 1,
      invoices: 2,
      mails: 1,
      failedMails: 2,
    });
    const erasures = Object.fromEntries(
      found.announcements.map(({ id, erasure }: { id: string; erasure: string }) => [id, erasure]),
    );
    expect(erasures).toEqual({
      [person.unpaid.id]: 'whole',
      [person.published.announcementId]: 'contact',
      [person.paid.announcementId]: 'kept',
    });
    expect(found.kept).toEqual([
      keptReasons.published,
      keptReasons.inProgress,
      keptReasons.invoices,
      keptReasons.journal,
      keptReasons.backups,
    ]);

    const { paymentId } = person.published;
    const consumer = { early_start: '{"request":"Je demande"}', withdrawal: '{"statement":"Je renonce"}' };
    await db.updateTable('payments').set(consumer).where('id', '=', paymentId).execute();
    await db
      .insertInto('partial_refunds')
      .values({
        id: 'un-remboursement-partiel',
        payment_id: paymentId,
        amount: 5_00,
        reason: 'Retard',
        requested_at: AT,
      })
      .execute();
    const key = { user_id: person.account.id, public_key: 'une-cle-publique', counter: 0, created_at: AT };
    await db
      .insertInto('passkeys')
      .values({ ...key, id: 'une-cle', name: 'Clé de Perrine Valdoux' })
      .execute();
    await db
      .insertInto('known_devices')
      .values({ user_id: person.account.id, secret_hash: 'une-empreinte', last_login_at: AT })
      .execute();
    const { data } = await call('export');
    expect(data.passkeys).toEqual([
      { name: 'Clé de Perrine Valdoux', created_at: AT.toISOString(), last_used_at: null },
    ]);
    expect(data.knownBrowsers).toMatchObject([{ last_login_at: AT.toISOString() }]);
    expect(data).toMatchObject({
      account: { first_name: expect.any(String) },
      contactRequests: [{ message: 'Perrine Valdoux demande.' }],
      invoices: [{ amount_ttc: 149_00 }, { amount_ttc: 149_00 }],
    });
    expect(data.quotes).toMatchObject([{ number: expect.stringMatching(/^D-/) }]);
    expect(data.partialRefunds).toMatchObject([{ amount: 5_00, reason: 'Retard' }]);
    expect(JSON.stringify(data.payments)).toMatch(/Je demande.*Je renonce/);
    expect(data.announcements).toHaveLength(3);
    expect(data.announcementVersions).toHaveLength(1);
    expect(data.corrections).toMatchObject([{ answer: 'Perrine Valdoux, gérante.' }]);
    expect(data.internalNotes).toMatchObject([{ text: 'Rappeler Perrine Valdoux.' }]);
    expect(JSON.stringify(data.internalNotes)).not.toContain(person.account.id);
    expect(JSON.stringify(data)).not.toMatch(
      /password|secret_hash|une-empreinte|une-cle-publique|tracking_token/,
    );

    const { erased } = await call('erase');
    expect(erased).toEqual({
      accounts: 1,
      contactRequests: 1,
      announcements: 1,
      contacts: 1,
      mails: 1,
      failedMails: 2,
    });
    const texts = await rowTexts(db);
    const naming = [...texts].filter(([, text]) => /valdoux|0611223344/i.test(text)).map(([name]) => name);
    // The paid announcement in review, and the invoices of both.
    expect(naming.sort()).toEqual(['public.announcements', 'public.invoices']);
    const rows = await db
      .selectFrom('announcements')
      .selectAll()
      .where('contact_email', '=', EMAIL)
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([person.paid.announcementId]);
    expect(texts.get('public.audit_events')).toContain('privacy.erased');

    const notice = await db
      .selectFrom('announcements')
      .selectAll()
      .where('id', '=', person.published.announcementId)
      .executeTakeFirstOrThrow();
    expect(notice).toMatchObject({
      ...{ status: 'published', title: 'Avis de modification', contact_name: '', contact_phone: null },
      ...{ contact_public: false, tracking_token: null },
    });
    expect(await findViolations(db)).toEqual([]);
    const untouched = await db
      .selectFrom('announcements')
      .select('contact_email')
      .where('id', '=', other.announcementId)
      .executeTakeFirst();
    expect(untouched).toEqual({ contact_email: 'autre@exemple.fr' });

    // A second time there is nothing left to erase, and the law still keeps the invoices.
    const again = await call('erase');
    expect(again.erased).toEqual({
      accounts: 0,
      contactRequests: 0,
      announcements: 0,
      contacts: 0,
      mails: 0,
      failedMails: 0,
    });
    expect(again.found.invoices).toBe(2);
  });

  it('of a member of the team stays until they leave it', async () => {
    const { db } = database();
    const { app } = site();
    const admin = await givenAccount(db, { role: 'admin', email: 'equipe@exemple.fr' });
    const { cookie } = await givenSession(site(), admin);
    const headers = { ...FROM_THE_SITE, ...cookie };
    const payload = { email: 'equipe@exemple.fr' };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/privacy/erase', headers, payload });
    expect(answer.json()).toMatchObject({ erased: { accounts: 0 }, found: { account: { role: 'admin' } } });
    expect(answer.json().found.kept).toContain(keptReasons.teamAccount);
  });
});
