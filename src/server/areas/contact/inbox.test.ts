import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MessageItem, OneMessage } from '#contract/admin-messages.ts';
import { correspondenceMessages as text } from '#contract/correspondence.fr.ts';
import { MOST_LISTED } from '#contract/list-body.ts';
import { trackingPath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { allIds, listIds, readAllIds } from '#server/db/list-page.queries.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { givenAccount, givenSession, useAccountApp, useAdminSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines, describeWithDatabase } from '#tests/support/database.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { messagesAsked } from './inbox.queries.ts';

type Method = 'GET' | 'POST' | 'PUT';

describeOnBothEngines('the inbox of the team', (database, itWithDatabase) => {
  const site = useAccountApp(database);
  const sessions = new Map<TeamRole, { id: string; headers: Record<string, string> }>();
  const member = async (teamRole: TeamRole = 'administrator') => {
    const known = sessions.get(teamRole);
    if (known) return known;
    const account = await givenAccount(database().db, { role: 'admin', teamRole });
    const made = { id: account.id, headers: (await givenSession(site(), account)).cookie };
    sessions.set(teamRole, made);
    return made;
  };
  const call = async (method: Method, path: string, payload?: object, role?: TeamRole) =>
    site().app.inject({
      method,
      url: `/api/admin/messages${path}`,
      headers: (await member(role)).headers,
      ...(payload && { payload }),
    });
  const done = async (method: Method, path: string, payload?: object) => {
    const answer = await call(method, path, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const find = async (body: object): Promise<MessageItem[]> => (await done('POST', '/find', body)).messages;
  const read = async (id: string): Promise<OneMessage> => (await done('GET', `/${id}`)).message;
  /** A message sent with the form; returns its row. */
  const given = async (changes: object = {}) => {
    const email = `${randomUUID()}@exemple.fr`;
    const answer = await site().app.inject({
      method: 'POST',
      url: '/api/contact/submit',
      payload: {
        ...{ firstName: 'Élise', lastName: 'Marvaudon', email, subject: 'press' },
        ...{ message: 'Bonjour, une question.', ...changes },
      },
    });
    const { referenceId } = answer.json().data;
    return database()
      .db.selectFrom('contact_requests')
      .selectAll()
      .where('reference', '=', referenceId)
      .executeTakeFirstOrThrow();
  };
  const auditOf = async (id: string) =>
    (
      await database()
        .db.selectFrom('audit_events')
        .select('action')
        .where('object_kind', '=', 'contact_request')
        .where('object_id', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  itWithDatabase(
    'counts what nobody has opened, and finds by reference, address, name, state and owner',
    async () => {
      const before: number = (await done('GET', '/unread')).unread;
      const { id, reference, email } = await given();
      expect((await done('GET', '/unread')).unread).toBe(before + 1);
      for (const search of [reference, reference.toLowerCase(), email.toUpperCase()])
        expect(await find({ search }), search).toMatchObject([
          { id, unread: true, answers: 0, assigned: null },
        ]);
      expect((await find({ search: 'elise marv' })).map((one) => one.id)).toContain(id);
      expect((await find({ status: 'handled', search: reference })).length).toBe(0);
      // An observer may look at it: it stays unread for those who answer.
      expect((await call('GET', `/${id}`, undefined, 'observer')).statusCode).toBe(200);
      expect((await call('PUT', `/${id}/read`, undefined, 'observer')).statusCode).toBe(403);
      expect((await done('PUT', `/${id}/read`)).unread).toBe(before);
      const { id: me } = await member();
      await done('PUT', `/${id}/assignee`, { to: me });
      expect((await find({ assigned: 'me', search: reference })).length).toBe(1);
      expect((await find({ assigned: 'nobody', search: reference })).length).toBe(0);
      const csv = await call('POST', '/export', { search: reference });
      expect(csv.body).toContain(`"${reference}"`);
    },
  );

  it('answers once per press, in the thread of the acknowledgement, with the reference in the subject', async () => {
    const { db } = database();
    const { id, email, reference, received_mail_id } = await given();
    const { id: me } = await member();
    const answerId = randomUUID();
    const body = { id: answerId, text: 'Bonjour,\nvoici la réponse.\n\nCordialement' };
    const presses = await Promise.all(Array.from({ length: 4 }, () => call('POST', `/${id}/answers`, body)));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await read(id)).toMatchObject({
      assigned: { id: me },
      unread: false,
      answers: 1,
      thread: [{ id: answerId, text: body.text, status: 'queued', author: 'Ada Martin' }],
    });
    const second = randomUUID();
    await done('POST', `/${id}/answers`, { id: second, text: 'Encore un mot.', close: true });
    expect(await read(id)).toMatchObject({ status: 'handled', answers: 2 });
    const mails = await queuedMails(db, email);
    expect(mails.map(({ template }) => template)).toEqual([
      'contact-received',
      'contact-answer',
      'contact-answer',
    ]);
    const [, , mail] = mails;
    if (!mail) throw new Error('No second answer');
    const sent = composeMail(
      { id: second, queuedAt: new Date(), mail },
      {
        from: { address: 'redaction@parution.test' },
        team: { address: 'equipe@parution.test' },
        contact: publication.contact,
      },
    );
    expect(sent).toMatchObject({
      subject: expect.stringContaining(reference),
      replyTo: { address: 'equipe@parution.test' },
      messageId: `<${second}@parution.test>`,
      follows: [`<${received_mail_id}@parution.test>`, `<${answerId}@parution.test>`],
    });
    expect(await auditOf(id)).toEqual([
      'contact.received',
      'contact.answered',
      'contact.answered',
      'contact.closed',
    ]);
    // The answer of one message cannot be repeated for another.
    const other = await given();
    expect((await call('POST', `/${other.id}/answers`, body)).statusCode).toBe(409);
  });

  itWithDatabase(
    'tells whoever changed an answer after a lost reply that the first one is sent, and closes all the same',
    async () => {
      const { id, email } = await given();
      const sent = { id: randomUUID(), text: 'Une première réponse.' };
      await done('POST', `/${id}/answers`, sent);
      const changed = await call('POST', `/${id}/answers`, { ...sent, text: 'Un autre texte.', close: true });
      expect([changed.statusCode, changed.json()]).toMatchObject([
        409,
        { code: 'message.answer-changed', message: text.answerChanged },
      ]);
      expect(await read(id)).toMatchObject({ status: 'new', thread: [{ text: sent.text }] });
      await done('POST', `/${id}/answers`, { ...sent, close: true });
      await done('POST', `/${id}/answers`, { ...sent, close: true });
      expect(await read(id)).toMatchObject({ status: 'handled', answers: 1 });
      expect((await queuedMails(database().db, email)).map(({ template }) => template)).toEqual([
        'contact-received',
        'contact-answer',
      ]);
      expect(await auditOf(id)).toEqual(['contact.received', 'contact.answered', 'contact.closed']);
    },
  );

  itWithDatabase('shows no link that opens a dossier, in answers neither', async () => {
    const { id, email } = await given();
    const link = `https://parution.test${trackingPath('court-jeton')}`;
    await done('POST', `/${id}/answers`, { id: randomUUID(), text: `Voici : ${link}` });
    expect((await read(id)).thread).toMatchObject([
      { text: 'Voici : https://parution.test/annonces-legales/suivi/…' },
    ]);
    // The customer gets the whole link.
    const [, mail] = await queuedMails(database().db, email);
    expect(mail?.data).toMatchObject({ text: `Voici : ${link}` });
  });

  it('is assigned to those who may answer, closed, reopened and cleared of spam', async () => {
    const { id } = await given();
    const { id: observer } = await member('observer');
    const refused = await call('PUT', `/${id}/assignee`, { to: observer });
    expect([refused.statusCode, refused.json().message]).toEqual([400, text.assignee]);
    const { id: reviewer } = await member('announcement-reviewer');
    await done('PUT', `/${id}/assignee`, { to: reviewer });
    await done('PUT', `/${id}/assignee`, { to: reviewer });
    expect((await read(id)).members.map((one) => one.id)).not.toContain(observer);
    await done('PUT', `/${id}/assignee`, { to: null });
    for (const status of ['spam', 'spam', 'new', 'handled'] as const)
      await done('PUT', `/${id}/status`, { status });
    await done('PUT', `/${id}/status`, { status: 'spam' });
    const answer = await call('POST', `/${id}/answers`, { id: randomUUID(), text: 'Bonjour' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, text.messageSpam]);
    expect(await auditOf(id)).toEqual([
      ...['contact.received', 'contact.assigned', 'contact.unassigned', 'contact.marked-spam'],
      ...['contact.reopened', 'contact.closed', 'contact.marked-spam'],
    ]);
    expect((await call('PUT', `/${id}/status`, { status: 'new' }, 'observer')).statusCode).toBe(403);
  });

  itWithDatabase('answers nobody whose data is erased', async () => {
    const { db } = database();
    const { id, email } = await given();
    await done('POST', `/${id}/answers`, { id: randomUUID(), text: 'Une réponse personnelle' });
    const { headers } = await member();
    const erased = await site().app.inject({
      method: 'POST',
      url: '/api/admin/privacy/erase',
      headers,
      payload: { email },
    });
    expect(erased.json()).toMatchObject({ erased: { contactRequests: 1 }, found: { mails: 0 } });
    expect(await db.selectFrom('mails').select('id').where('contact_request_id', '=', id).execute()).toEqual(
      [],
    );
    expect(await read(id)).toMatchObject({ erased: true, email: '', thread: [{ text: '' }] });
    const answer = await call('POST', `/${id}/answers`, { id: randomUUID(), text: 'Bonjour' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, text.messageErased]);
  });
});

describeWithDatabase('the export of messages', (database) => {
  const site = useAccountApp(database);
  const headers = useAdminSession(site);

  /** Messages of one sender, several at each instant, which has microseconds. */
  const givenMany = async (count: number) => {
    const email = `${randomUUID()}@exemple.fr`;
    await sql`
      insert into contact_requests (id, reference, first_name, last_name, email, message, created_at)
      select gen_random_uuid(), ${email} || n, 'Élise', 'Marvaudon', ${email}, 'Bonjour',
        timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
      from generate_series(1, ${count}::int) as n
    `.execute(database().db);
    return email;
  };

  it('has every message that the filters find, however many', async () => {
    const count = MOST_LISTED + 1;
    const email = await givenMany(count);
    const { body } = await site().app.inject({
      method: 'POST',
      url: '/api/admin/messages/export',
      headers: headers(),
      payload: { search: email },
    });
    const [, ...lines] = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(count);
    expect(new Set(lines).size).toBe(count);
    const { detail } = await database()
      .db.selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'contact.exported')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ count });
  });

  it.each(['asc', 'desc'] as const)(
    'goes on after the last message of a batch, also when it is deleted meanwhile (%s)',
    async (sortOrder) => {
      const { db } = database();
      const listed = messagesAsked({ search: await givenMany(8), sortOrder }, randomUUID());
      const expected = await listIds(db, listed, { limit: 100 });
      const found = await readAllIds(db, allIds(listed));
      expect(found.count).toBe(8);
      const batches: string[][] = [];
      for (const ids of found.batches(2)) {
        batches.push(ids);
        await db.deleteFrom('contact_requests').where('id', 'in', ids).execute();
      }
      expect(batches.map((ids) => ids.length)).toEqual([2, 2, 2, 2]);
      expect(batches.flat()).toEqual(expected);
    },
  );
});
