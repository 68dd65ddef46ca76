import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MailItem, OneMail } from '#contract/admin-mails.ts';
import { correspondenceMessages as text } from '#contract/correspondence.fr.ts';
import { invitationPath, quotePath, resetPasswordPath, trackingPath } from '#contract/paths.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { queueAnnouncementMail } from '#server/areas/announcement-mail/public.ts';
import type { Mail } from '#server/mail/mail.ts';
import { markTried, settleLostMails } from '#server/mail/mails.queries.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { givenAccount, givenSession, useAccountApp } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';

/** As the publisher's settings say, like in every mail. */
const SITE = 'http://localhost:3000';
const secret = () => randomBytes(32).toString('base64url');

describeOnBothEngines('the mails of the site', (database, itWithDatabase) => {
  const site = useAccountApp(database);
  const sessions = new Map<TeamRole, { id: string; email: string; headers: Record<string, string> }>();
  const member = async (teamRole: TeamRole = 'administrator') => {
    const known = sessions.get(teamRole);
    if (known) return known;
    const account = await givenAccount(database().db, { role: 'admin', teamRole });
    const { cookie } = await givenSession(site(), account);
    const made = { id: account.id, email: account.email, headers: cookie };
    sessions.set(teamRole, made);
    return made;
  };
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, role?: TeamRole) => {
    const { headers } = await member(role);
    return site().app.inject({
      method,
      url: `/api/admin/mails${path}`,
      headers,
      ...(payload && { payload }),
    });
  };
  const find = async (body: object) => {
    const answer = await call('POST', '/find', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ mails: MailItem[]; pagination: { total: number } }>();
  };
  const read = async (id: string) => {
    const answer = await call('GET', `/${id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ mail: OneMail }>().mail;
  };
  const queue = (mail: Mail) =>
    database()
      .db.transaction()
      .execute((trx) => queueMail(trx, mail));
  const send = (id: string) =>
    database()
      .db.updateTable('mails')
      .set({ status: 'sent', sent_at: new Date() })
      .where('id', '=', id)
      .execute();
  const resend = (id: string, newId: string = randomUUID()) => call('POST', `/${id}/resend`, { id: newId });

  itWithDatabase(
    'are listed with their state, found by address and reference, and show their text',
    async () => {
      const { db } = database();
      const { announcementId, reference } = await givenPaid(db, {
        announcement: { contact_email: 'Zoe.Client@exemple.fr' },
      });
      const id = await db
        .transaction()
        .execute((trx) =>
          queueAnnouncementMail(trx, { kind: 'tracking-link', announcementId, at: new Date() }),
        );
      await queue({
        to: { address: 'autre@exemple.fr' },
        template: 'password-changed',
        data: { firstName: 'Zoé' },
      });
      for (const search of ['zoe.client@exemple.fr', reference, reference.toLowerCase()]) {
        const { mails } = await find({ search });
        expect(mails, search).toMatchObject([
          { id, template: 'tracking-link', status: 'queued', announcement: { reference } },
        ]);
      }
      expect((await find({ search: 'personne@exemple.fr' })).mails).toEqual([]);
      await markTried(db, { id: id ?? '', reason: '450 <zoe> greylisted', final: false });
      expect(await read(id ?? '')).toMatchObject({
        status: 'queued',
        attempts: 1,
        reason: '450 <zoe> greylisted',
      });
      const refusal = `550 no such user: ${SITE}${trackingPath('court-jeton')} refused`;
      await markTried(db, { id: id ?? '', reason: refusal, final: true });
      expect((await read(id ?? '')).reason).toBe(
        `550 no such user: ${SITE}/annonces-legales/suivi/… refused`,
      );
      expect((await find({ status: 'failed', template: 'tracking-link' })).mails).toMatchObject([
        { id, status: 'failed' },
      ]);
      const { mails, pagination } = await find({ sortBy: 'queued_at', sortOrder: 'asc', limit: 1 });
      expect([mails.length, pagination.total > 1]).toEqual([1, true]);
      const csv = await call('POST', '/export', { template: 'tracking-link' });
      expect(csv.headers['content-disposition']).toMatch(/courriels-\d{4}-\d{2}-\d{2}\.csv/);
      expect(csv.body).toContain('"Zoe.Client@exemple.fr"');
    },
  );

  itWithDatabase('keep no link that opens a dossier or an account', async () => {
    const { db } = database();
    const links = [trackingPath, quotePath, resetPasswordPath, invitationPath].map(
      (path) => `${SITE}${path(secret())}`,
    );
    const short = `${SITE}${trackingPath('court-jeton')}`;
    const id = await queue({
      to: 'team',
      template: 'contact-request',
      data: {
        ...{ referenceId: 'CT-2345-6789', firstName: 'Ada', lastName: 'Martin', email: 'ada@exemple.fr' },
        ...{ phone: null, subject: 'press', message: `Voici : ${links.join('\n')} et ${short}/modification` },
      },
    });
    const { rows } = await sql<{
      row: string;
    }>`select mails::text as row from mails where id = ${id}`.execute(db);
    const shown = JSON.stringify(await read(id));
    for (const link of [...links, short]) {
      const token = link.split('/').at(-1) ?? '';
      expect(rows[0]?.row).not.toContain(token);
      expect(shown).not.toContain(token);
    }
    expect(shown).toContain('/annonces-legales/suivi/…');
    // The mail itself has them: the queue is not the row.
    const jobs = await sql<{
      data: string;
    }>`select data::text as data from jobs.job where id = ${id}`.execute(db);
    expect(jobs.rows[0]?.data).toContain(links[0]);
  });

  it('are sent again once per press, with a link that works, to whom the dossier belongs', async () => {
    const { db } = database();
    const token = secret();
    const email = `${randomUUID()}@exemple.fr`;
    const { announcementId } = await givenPaid(db, {
      announcement: { contact_email: email, tracking_token: token },
    });
    const id =
      (await db
        .transaction()
        .execute((trx) =>
          queueAnnouncementMail(trx, { kind: 'tracking-link', announcementId, at: new Date() }),
        )) ?? '';
    expect((await resend(id)).json()).toMatchObject({ message: text.mailQueued });
    await send(id);
    expect((await read(id)).refusal).toBeNull();
    const newId = randomUUID();
    const presses = await Promise.all(Array.from({ length: 4 }, () => resend(id, newId)));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const mails = await queuedMails(db, email);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ data }) => 'link' in data && data.link)).toEqual(
      Array(2).fill(`${SITE}${trackingPath(token)}`),
    );
    expect(await read(newId)).toMatchObject({ resent_from: id, sent_by: 'Ada Martin' });
    expect((await read(id)).resent).toMatchObject([{ id: newId, status: 'queued' }]);
    // While the second one waits, a third is refused; another mail cannot take its id.
    expect((await resend(id)).statusCode).toBe(409);
    const audits = await db
      .selectFrom('audit_events')
      .select('action')
      .where('object_kind', '=', 'mail')
      .where('object_id', '=', id)
      .execute();
    expect(audits).toEqual([{ action: 'mail.resent' }]);

    await send(newId);
    await db
      .updateTable('announcements')
      .set({ contact_email: 'quelqu-un-d-autre@exemple.fr' })
      .where('id', '=', announcementId)
      .execute();
    const refused = await resend(id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, text.mailAddressChanged]);
    expect((await read(id)).refusal).toBe(text.mailAddressChanged);
  });

  itWithDatabase('are never sent again when their link works once for whoever has it', async () => {
    const link = `${SITE}${resetPasswordPath(secret())}`;
    const id = await queue({
      to: { address: 'zoe@exemple.fr' },
      template: 'password-reset',
      data: { link, minutes: 30 },
    });
    await send(id);
    const refused = await resend(id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, text.mailOneUse]);
  });

  it('are sent again whole, or not at all', async () => {
    const { db } = database();
    const link = `${SITE}${trackingPath(secret())}`;
    const { announcementId } = await givenPaid(db);
    const withLink = await queue({
      to: 'team',
      template: 'team-cancellation-request',
      data: {
        ...{ contactName: 'Zoé', contactEmail: 'zoe@exemple.fr', reference: 'AL-1', title: 'Avis' },
        ...{ typeLabel: 'Constitution', companyName: 'ORVELINE', offer: null, adminLink: `${SITE}/admin` },
        ...{ reason: `Voir ${link}`, statusLabel: 'Payée' },
      },
      about: { announcementId },
    });
    await send(withLink);
    const refused = await resend(withLink);
    expect([refused.statusCode, refused.json().message]).toEqual([409, text.mailMasked]);
    expect((await read(withLink)).refusal).toBe(text.mailMasked);

    const email = `${randomUUID()}@exemple.fr`;
    await site().app.inject({
      method: 'POST',
      url: '/api/contact/submit',
      payload: {
        ...{ firstName: 'Élise', lastName: 'Marvaudon', email, subject: 'press' },
        message: 'Bonjour, une question.',
      },
    });
    const { id: requestId } = await db
      .selectFrom('contact_requests')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const answerId = randomUUID();
    const { headers } = await member();
    await site().app.inject({
      method: 'POST',
      url: `/api/admin/messages/${requestId}/answers`,
      headers,
      payload: { id: answerId, text: `Voici : ${link}` },
    });
    // The answer itself is kept whole: so is its mail, also when what is sent again was sent again before.
    const [second, third] = [randomUUID(), randomUUID()];
    for (const [from, to] of [
      [answerId, second],
      [second, third],
    ] as const) {
      await send(from);
      expect((await resend(from, to)).statusCode).toBe(200);
    }
    const answers = (await queuedMails(db, email)).filter(({ template }) => template === 'contact-answer');
    expect(answers.map(({ data }) => 'text' in data && data.text)).toEqual(Array(3).fill(`Voici : ${link}`));
    expect((await read(third)).text).not.toContain(link);
  });

  itWithDatabase(
    'open nothing that the screens of the team and of the articles keep from a role',
    async () => {
      const { db } = database();
      const address = `${randomUUID()}@exemple.fr`;
      const at = new Date().toISOString();
      const alert = await queue({
        to: { address },
        template: 'second-factor-failed',
        data: { firstName: 'Zoé', at, forgottenPasswordLink: `${SITE}/mot-de-passe-oublie` },
      });
      const review = await queue({
        to: { address },
        template: 'article-review',
        data: {
          ...{ firstName: 'Zoé', by: null, outcome: 'published', title: 'Un article', note: null },
          link: `${SITE}/admin/articles`,
        },
      });
      const received = await queue({
        to: { address },
        template: 'contact-received',
        data: { referenceId: 'CT-2345-6789', subject: 'press' },
      });
      for (const id of [alert, review, received]) await send(id);
      const customer = async (role: TeamRole, named: object) =>
        site().app.inject({
          method: 'POST',
          url: '/api/admin/customers/find',
          headers: (await member(role)).headers,
          payload: named,
        });
      const seenBy = async (role: TeamRole) => {
        const idsOf = (mails: readonly MailItem[]) => mails.map(({ id }) => id).sort();
        const csv = await call('POST', '/export', { search: address }, role);
        return {
          found: idsOf((await call('POST', '/find', { search: address }, role)).json().mails),
          customer: idsOf((await customer(role, { email: address })).json().customer.mails.items),
          lines: csv.body.trim().split('\n').length - 1,
        };
      };
      const all = [alert, review, received].sort();
      expect(await seenBy('observer')).toEqual({ found: all, customer: all, lines: 3 });
      expect(await seenBy('announcement-reviewer')).toEqual({
        ...{ found: [received], customer: [received] },
        lines: 1,
      });
      for (const id of [alert, review]) {
        expect((await call('GET', `/${id}`, undefined, 'announcement-reviewer')).statusCode).toBe(404);
        const again = await call('POST', `/${id}/resend`, { id: randomUUID() }, 'announcement-reviewer');
        expect(again.statusCode).toBe(404);
        expect((await customer('announcement-reviewer', { mail: id })).statusCode).toBe(404);
      }
      const again = await resend(alert);
      expect([again.statusCode, again.json().message]).toEqual([409, text.mailAccountAlert]);
      expect((await resend(review)).statusCode).toBe(200);
      expect(await db.selectFrom('mails').select('id').where('resent_from', '=', alert).execute()).toEqual(
        [],
      );
    },
  );

  itWithDatabase(
    'about a customer are filed under the customer, also when a reviewer gets them',
    async () => {
      const [reviewer, contactEmail] = [randomUUID(), randomUUID()].map((name) => `${name}@exemple.fr`);
      const id = await queue({
        to: { address: reviewer ?? '' },
        template: 'team-correction-answered',
        data: {
          ...{ contactName: 'Zoé', contactEmail: contactEmail ?? '', reference: 'AL-1', title: 'Avis' },
          ...{ typeLabel: 'Constitution', companyName: 'ORVELINE', offer: null, adminLink: `${SITE}/admin` },
          ...{ reasons: [], answer: 'Corrigé.', changed: true, dueAt: null },
        },
      });
      expect((await find({ search: contactEmail })).mails).toMatchObject([{ id, to: { address: reviewer } }]);
      expect((await find({ search: reviewer })).mails).toEqual([]);
    },
  );

  it('can be tried out, to the own address only, once per press', async () => {
    const { email } = await member();
    const payload = { id: randomUUID() };
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/test', { ...payload, to: 'x@exemple.fr' })),
    );
    for (const answer of answers) expect(answer.json()).toMatchObject({ message: text.tested(email) });
    expect(await queuedMails(database().db, email)).toMatchObject([{ template: 'test-mail' }]);
  });

  itWithDatabase('are read, not sent, by an observer, and are closed to an accountant', async () => {
    expect((await call('POST', '/find', {}, 'observer')).statusCode).toBe(200);
    expect((await call('POST', '/test', { id: randomUUID() }, 'observer')).statusCode).toBe(403);
    expect((await call('POST', '/find', {}, 'accountant')).statusCode).toBe(403);
  });

  it('do not stay queued when the queue has nothing left for them', async () => {
    const { db } = database();
    const mail = (address: string) =>
      queue({ to: { address }, template: 'password-changed', data: { firstName: 'Zoé' } });
    const [waiting, lost] = [await mail('attend@exemple.fr'), await mail('perdu@exemple.fr')];
    await sql`delete from jobs.job where id = ${lost}`.execute(db);
    await settleLostMails(db, new Date(Date.now() + 60_000));
    expect([(await read(waiting)).status, (await read(lost)).status]).toEqual(['queued', 'sent']);
  });
});
