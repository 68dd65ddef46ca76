import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { messages } from '#contract/messages.fr.ts';
import { publication } from '#contract/publication.ts';
import type { verificationAnswer } from '#contract/verification.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import type { Database } from '#server/db/client.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { savePublisher } from '#server/publisher/publisher.queries.ts';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { onOneLine, readPdf, readQr } from '#tests/support/pdf.ts';
import {
  issueAttestation,
  issueCreditNote,
  issueInvoice,
  listDocuments,
  openDocument,
  startDocumentWorker,
  withdrawAttestation,
} from './public.ts';

const AT = new Date('2026-11-15T09:00:00.000Z');
const silent = { info() {}, warn() {}, error() {} };

const publish = (db: Database, id: string) =>
  db
    .updateTable('announcements')
    .set({ status: 'published', publication_date: AT, published_at: AT, origin: 'admin' })
    .where('id', '=', id)
    .execute();

const issueAll = (
  db: Database,
  { announcementId, paymentId }: { announcementId: string; paymentId: string },
) =>
  db.transaction().execute(async (trx) => {
    const invoice = await issueInvoice(trx, { paymentId, at: AT });
    const note = await issueCreditNote(trx, { paymentId, reason: 'Rejet', at: AT });
    const attestation = await issueAttestation(trx, { announcementId, at: AT });
    return { invoice, note, attestation };
  });

describeOnBothEngines('issued documents', (database) => {
  it('are rendered by their job, once however often it runs', async () => {
    const { db } = database();
    const paid = await givenPaid(db);
    const { invoice } = await issueAll(db, paid);
    const worker = await startDocumentWorker({ database: database(), log: silent });
    const made = () =>
      db
        .selectFrom('documents')
        .select(['id', 'kind'])
        .where('announcement_id', '=', paid.announcementId)
        .execute();
    await expect.poll(made, { timeout: 10_000 }).toHaveLength(4);
    await worker.stop();
    const source = { kind: 'invoice', id: invoice.id } as const;
    const [first, second] = await Promise.all([openDocument(db, source), openDocument(db, source)]);
    expect(first?.content.equals(second?.content ?? Buffer.of())).toBe(true);
    expect(await made()).toHaveLength(4);
  });

  it('cannot be changed once they are issued', async () => {
    const { db } = database();
    const paid = await givenPaid(db);
    const { invoice, note, attestation } = await issueAll(db, paid);
    await openDocument(db, { kind: 'invoice', id: invoice.id });
    const refused = [
      db.updateTable('invoices').set({ amount_ttc: 1 }).where('id', '=', invoice.id),
      db.deleteFrom('invoices').where('id', '=', invoice.id),
      db.updateTable('credit_notes').set({ reason: 'autre' }).where('id', '=', note.id),
      db.updateTable('attestations').set({ data: '{}' }).where('id', '=', attestation.id),
      db.deleteFrom('attestations').where('id', '=', attestation.id),
      db
        .updateTable('documents')
        .set({ content: Buffer.of(1) })
        .where('id', '=', invoice.id),
      db.updateTable('number_series').set({ last_number: 0 }).where('series', '=', 'F-2026'),
      db.updateTable('number_series').set(({ eb }) => ({ last_number: eb('last_number', '+', 2) })),
      db.deleteFrom('number_series').where('series', '=', 'F-2026'),
    ];
    for (const change of refused)
      await expect(change.execute()).rejects.toThrow(/ne se modifie pas|avance d'un/);
  });
});

describeWithDatabase('documents', (database) => {
  const app = useAccountApp(database);

  const download = (url: string) => app().app.inject({ method: 'GET', url });

  it('are downloaded with the tracking link only, rendered on the first request and stored', async () => {
    const { db } = database();
    const paid = await givenPaid(db);
    const other = await givenPaid(db);
    await issueAll(db, paid);
    const listed = await listDocuments(db, paid.announcementId);
    expect(listed.map(({ kind }) => kind).sort()).toEqual([
      'attestation',
      'credit_note',
      'invoice',
      'receipt',
    ]);
    for (const { url, fileName, id } of listed) {
      const answer = await download(url ?? '');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const stored = await db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(stored.sha256);
      expect((await download(url ?? '')).rawPayload.equals(answer.rawPayload)).toBe(true);

      // Deleted, it is rendered again to the same bytes.
      await db.deleteFrom('documents').where('id', '=', id).execute();
      expect((await download(url ?? '')).rawPayload.equals(answer.rawPayload)).toBe(true);

      const stolen = await download(url?.replace(paid.token, other.token) ?? '');
      expect(stolen.statusCode).toBe(404);
      expect(stolen.json()).toMatchObject({ message: messages.tracking.documentNotFound });
    }
    const unknown = `/api/legal-announcements/tracking/${paid.token}/documents`;
    expect((await download(`${unknown}/0190c0de-0000-7000-8000-000000000001`)).statusCode).toBe(404);
    expect((await download(`${unknown}/..%2f..%2fetc`)).statusCode).toBe(400);
  });

  it('are verified by their code: current, replaced, withdrawn, unknown', async () => {
    const { db } = database();
    await savePublisher(db, { ...demonstrationPublisher, publicUrl: 'https://www.exemple.fr' }, AT);
    const { announcementId, reference } = await givenPaid(db);
    await publish(db, announcementId);
    const attest = () => db.transaction().execute((trx) => issueAttestation(trx, { announcementId, at: AT }));
    const verify = async (code: string) => {
      const answer = await app().app.inject({ url: `/api/verification/${code}` });
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.json<z.output<typeof verificationAnswer>>().attestation;
    };
    const first = await attest();
    const paper = await openDocument(db, { kind: 'attestation', id: first.id });
    // As a clerk does: the code on the document, then the page that it leads to.
    const address = new URL((await readQr(paper?.content ?? Buffer.of())) ?? '');
    expect(address.href).toBe(`https://www.exemple.fr/verification/${first.code}`);
    const seen = await verify(address.pathname.split('/').at(-1) ?? '');
    expect(seen).toMatchObject({
      state: 'current',
      demonstration: true,
      habilitation: 'démonstration : aucune habilitation réglée',
      interruptions: [],
      reference,
      revision: 1,
      replacedBy: null,
    });
    expect(seen.slug).toMatch(/^annonce-/);
    // Computed from public data only, without the product's code.
    const read = `${seen.title} ${seen.content.replace(/<[^>]+>/g, ' ')}`.replace(/\s+/g, ' ').trim();
    expect(createHash('sha256').update(read).digest('hex')).toBe(seen.textSha256);
    expect((await readPdf(paper?.content ?? Buffer.of())).text).toContain(seen.textSha256);

    const second = await attest();
    expect(await verify(first.code)).toMatchObject({
      state: 'replaced',
      endedAt: AT.toISOString(),
      replacedBy: second.code,
    });
    await db
      .transaction()
      .execute((trx) => withdrawAttestation(trx, { announcementId, reason: 'Dépubliée', at: AT }));
    const spelled = second.code.toLowerCase().replace(/(.{5})/g, '$1-');
    expect(await verify(spelled)).toMatchObject({ state: 'withdrawn', withdrawnReason: 'Dépubliée' });
    expect(await verify(first.code)).toMatchObject({ state: 'replaced', replacedBy: null });

    // Published again: both earlier attestations lead to the one in force, which mentions the interruption.
    const later = new Date(AT.getTime() + 86_400_000);
    const third = await db
      .transaction()
      .execute((trx) => issueAttestation(trx, { announcementId, at: later }));
    for (const [code, state] of [
      [first.code, 'replaced'],
      [second.code, 'withdrawn'],
    ] as const)
      expect(await verify(code)).toMatchObject({ state, replacedBy: third.code });
    expect(await verify(third.code)).toMatchObject({
      state: 'current',
      interruptions: [{ from: AT.toISOString(), to: later.toISOString() }],
    });
    const again = await openDocument(db, { kind: 'attestation', id: third.id });
    const pdfText = onOneLine((await readPdf(again?.content ?? Buffer.of())).text);
    expect(pdfText).toContain('interrompue du 15 novembre 2026 au 16 novembre 2026');
    expect(pdfText).not.toContain('depuis cette date');

    for (const [code, status] of [
      ['ABCDEFGHJKMNPQRSTVWX', 404],
      ['court', 400],
    ] as const) {
      const answer = await app().app.inject({ url: `/api/verification/${code}` });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ success: false, message: messages.verification.notFound });
    }
  });

  it('are attached to their mails, which name them', async () => {
    const { db } = database();
    const server = await startMailServer();
    const habilitations = [{ department: '69', year: 2026, order: 'arrêté n° 69-2025' }];
    await savePublisher(db, { ...demonstrationPublisher, habilitations }, AT);
    const paid = await givenPaid(db, {
      announcement: { contact_email: 'ada.docs@exemple.fr', reject_reason: 'Le siège manque.' },
    });
    await publish(db, paid.announcementId);
    await issueAll(db, paid);
    const about = { announcementId: paid.announcementId, at: AT };
    await db.transaction().execute(async (trx) => {
      for (const kind of ['payment-confirmed', 'announcement-in-review', 'refund-made'] as const)
        await queueAnnouncementMail(trx, { kind, paymentId: paid.paymentId, ...about });
      for (const kind of ['announcement-published', 'announcement-rejected', 'team-new-paid'] as const)
        await queueAnnouncementMail(trx, { kind, ...about });
    });
    const mailWorker = await startMailWorker({
      database: database(),
      mailer: createSmtpMailer(server.url),
      settings: async () => ({
        from: { address: 'redaction@parution.test' },
        team: { address: 'equipe@parution.test' },
        contact: publication.contact,
      }),
      openAttachment: async (attachment) => {
        const document = await openDocument(db, attachment);
        return document && { file: document.fileName, content: document.content };
      },
      log: silent,
    });
    const mails = await server.whenReceived(6);
    await mailWorker.stop();
    await server.stop();
    const bySubject = (start: string) => {
      const found = mails.find(({ parsed }) => parsed.subject?.startsWith(start));
      if (!found) throw new Error(`No mail « ${start} » among ${mails.map(({ parsed }) => parsed.subject)}`);
      const files = found.parsed.attachments.filter(
        ({ contentDisposition }) => contentDisposition === 'attachment',
      );
      return { ...found, text: found.parsed.text?.replace(/[\u00a0\u202f]/g, ' ') ?? '', files };
    };
    const tracking = `/annonces-legales/suivi/${paid.token}`;

    const confirmed = bySubject('Paiement confirmé');
    expect(confirmed.envelope.to).toEqual(['ada.docs@exemple.fr']);
    expect(confirmed.files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [expect.stringMatching(/^facture-F-2026-\d{5}\.pdf$/), 'application/pdf'],
    ]);
    expect((await readPdf(confirmed.files[0]?.content ?? Buffer.of())).text).toContain('Facture');
    expect(confirmed.text).toContain('Montant TTC : 149,00 €');
    expect(confirmed.text).toContain(tracking);
    const inReview = bySubject(`Votre annonce légale ${paid.reference} est en relecture`);
    expect(inReview.files.map(({ filename }) => filename)).toEqual([`recepisse-${paid.reference}.pdf`]);
    expect(inReview.text).toContain('au plus tard le lundi 16 novembre 2026 à 10 h 30');
    expect(inReview.text).toContain(tracking);

    expect(bySubject('Remboursement effectué').files.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^avoir-A-2026-\d{5}\.pdf$/),
    ]);
    const published = bySubject('Votre annonce légale ' + paid.reference + ' est publiée');
    expect(published.files.map(({ filename }) => filename)).toEqual([`attestation-${paid.reference}.pdf`]);
    expect(published.text).toMatch(
      /annonces-legales\/annonce\/annonce-.*\n[\s\S]*\/verification\/[2-9A-Z]{20}/,
    );
    const rejected = bySubject(`Votre annonce légale ${paid.reference} n'a pas`);
    expect(rejected.text).toContain('> Le siège manque.');
    expect(rejected.text).toContain('149,00 €');
    expect(rejected.text).toContain('remboursés en totalité');
    const team = bySubject('[Annonce à relire]');
    expect(team.envelope.to).toEqual(['equipe@parution.test']);
    expect(team.text).toContain('/admin/legal-announcements/pending');
    expect(onOneLine(team.text)).toContain(
      "Parution n'est pas habilité dans le département 75 - Paris en 2026 : l'annonce n'y aurait pas d'effet légal.",
    );
    expect(team.parsed.replyTo?.value).toMatchObject([{ address: 'ada.docs@exemple.fr' }]);
  });
});
