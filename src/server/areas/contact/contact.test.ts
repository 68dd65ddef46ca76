import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/reading-app.ts';

const aRequest = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@exemple.fr',
  phone: '+33 (0)1 00-00-00-00',
  subject: 'press',
  message: 'Bonjour,\nje souhaite vous interroger.',
  ...changes,
});

const queued = async (db: Database) => {
  const { rows } = await sql<{ data: { template: string; to: unknown } }>`
    select data from jobs.job where name = 'mail' order by data ->> 'template'
  `.execute(db);
  return rows.map(({ data }) => data);
};

describeOnBothEngines('a contact request', (database, itWithDatabase) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db, ping } = database();
    app = await buildApp({
      ...{ db, ping },
      clock: { now: () => NOW },
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
      env: { RATE_LIMIT_SCALE: '1000' },
    });
  });
  afterAll(() => app.close());
  afterEach(async () => {
    const { db } = database();
    await sql`delete from jobs.job`.execute(db);
    await db.deleteFrom('contact_requests').execute();
  });

  const submit = (body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/contact/submit',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  it('is stored and numbered, mailed to the team and confirmed to its sender, in one transaction', async () => {
    const { db } = database();
    const answer = await submit(aRequest());
    expect(answer.statusCode).toBe(200);
    const { data, ...rest } = answer.json<{ data: { referenceId: string } }>();
    expect(rest).toEqual({ success: true, message: 'Message envoyé avec succès !' });
    expect(data.referenceId).toMatch(/^CT-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await db.selectFrom('contact_requests').selectAll().execute()).toMatchObject([
      {
        reference: data.referenceId,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@exemple.fr',
        phone: '+33 (0)1 00-00-00-00',
        subject: 'press',
        message: 'Bonjour,\nje souhaite vous interroger.',
        status: 'new',
        created_at: NOW,
      },
    ]);
    expect(await queued(db)).toMatchObject([
      {
        template: 'contact-received',
        to: { address: 'ada@exemple.fr' },
        data: { referenceId: data.referenceId, subject: 'press' },
      },
      { template: 'contact-request', to: 'team' },
    ]);
    // The sender chooses where the confirmation goes: it contains nothing that they typed.
    expect(JSON.stringify((await queued(db))[0])).not.toMatch(/Ada|Lovelace|Bonjour|00-00/);
    const [event] = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'contact.received')
      .orderBy('at', 'desc')
      .execute();
    expect(event).toMatchObject({
      actor_kind: 'visitor',
      object_kind: 'contact_request',
      detail: { reference: data.referenceId, subject: 'press' },
      request_id: answer.headers['x-request-id'],
    });
    // Audit lines are never deleted: they name nobody.
    expect(JSON.stringify(event)).not.toMatch(/Ada|Lovelace|exemple/);
  });

  itWithDatabase.each([
    { given: 'no phone', changes: { phone: undefined } },
    { given: 'an empty phone', changes: { phone: '' } },
  ])('may have $given', async ({ changes }) => {
    expect((await submit(aRequest(changes))).statusCode).toBe(200);
    expect(await database().db.selectFrom('contact_requests').select('phone').execute()).toEqual([
      { phone: null },
    ]);
  });

  itWithDatabase.each([
    { field: 'firstName', value: '', message: 'Le prénom est requis' },
    { field: 'firstName', value: undefined, message: 'Le prénom est requis' },
    { field: 'firstName', value: ' A ', message: 'Le prénom doit contenir au moins 2 caractères' },
    {
      field: 'firstName',
      value: 'A\nB',
      message: 'Le prénom doit tenir sur une ligne de 100 caractères au plus',
    },
    { field: 'lastName', value: '  ', message: 'Le nom est requis' },
    { field: 'lastName', value: 'L', message: 'Le nom doit contenir au moins 2 caractères' },
    {
      field: 'lastName',
      value: 'x'.repeat(101),
      message: 'Le nom doit tenir sur une ligne de 100 caractères au plus',
    },
    { field: 'email', value: '', message: "L'email est requis" },
    { field: 'email', value: 'ada', message: 'Veuillez entrer une adresse email valide' },
    { field: 'email', value: 'a@b.fr, c@d.fr', message: 'Veuillez entrer une adresse email valide' },
    { field: 'email', value: ['a@b.fr'], message: "L'email est requis" },
    { field: 'phone', value: '1234567', message: 'Veuillez entrer un numéro de téléphone valide' },
    { field: 'phone', value: '0'.repeat(21), message: 'Veuillez entrer un numéro de téléphone valide' },
    { field: 'phone', value: 'zéro un deux', message: 'Veuillez entrer un numéro de téléphone valide' },
    { field: 'phone', value: 100000000, message: 'Veuillez entrer un numéro de téléphone valide' },
    { field: 'subject', value: undefined, message: 'Le sujet est requis' },
    { field: 'subject', value: '', message: 'Le sujet est requis' },
    { field: 'subject', value: 'autre', message: 'Le sujet est requis' },
    { field: 'message', value: '', message: 'Le message est requis' },
    { field: 'message', value: 'Bonjour', message: 'Le message doit contenir au moins 10 caractères' },
    {
      field: 'message',
      value: 'x'.repeat(5001),
      message: 'Le message doit être un texte de 5 000 caractères au plus',
    },
    {
      field: 'message',
      value: 'Bonjour\u0000 à tous',
      message: 'Le message doit être un texte de 5 000 caractères au plus',
    },
    { field: 'website', value: 12, message: 'La requête est invalide.' },
    { field: 'elapsedMs', value: '5000', message: 'La requête est invalide.' },
    { field: 'elapsedMs', value: -1, message: 'La requête est invalide.' },
  ])('is refused when $field is $value', async ({ field, value, message }) => {
    const answer = await submit(aRequest({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'validation',
      message,
      errors: { [field]: message },
    });
    expect(await database().db.selectFrom('contact_requests').select('id').execute()).toEqual([]);
  });

  itWithDatabase('stores only the fields of the form', async () => {
    const extra = {
      status: 'handled',
      reference: 'CT-0000-0000',
      id: 'x',
      handled_by: 'x',
      created_at: '1999-01-01',
    };
    expect((await submit(aRequest(extra))).statusCode).toBe(200);
    const [row] = await database().db.selectFrom('contact_requests').selectAll().execute();
    expect(row).toMatchObject({ status: 'new', handled_by: null, created_at: NOW });
    expect(row?.reference).not.toBe('CT-0000-0000');
  });

  itWithDatabase('accepts any character, even half of a surrogate pair', async () => {
    const message = '𝄞 مرحبا — 你好, « bonjour » 🎻 \ud83d fin';
    expect((await submit(aRequest({ firstName: 'Zoë-李', message }))).statusCode).toBe(200);
    expect(await queued(database().db)).toHaveLength(2);
  });

  itWithDatabase.each([
    { sign: 'the field that nobody sees', changes: { website: 'http://spam.example', elapsedMs: 60_000 } },
    { sign: 'less than three seconds', changes: { website: '', elapsedMs: 2_999 } },
  ])('is taken for spam on $sign: same answer, stored apart, no mail', async ({ changes }) => {
    const { db } = database();
    const answer = await submit(aRequest(changes));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Message envoyé avec succès !',
      data: { referenceId: expect.stringMatching(/^CT-/) },
    });
    expect(await db.selectFrom('contact_requests').select('status').execute()).toEqual([{ status: 'spam' }]);
    expect(await queued(db)).toEqual([]);
  });

  it('is not stored when its mails cannot be queued', async () => {
    const { db } = database();
    await sql`alter table jobs.job add constraint broken check (name <> 'mail') not valid`.execute(db);
    try {
      expect((await submit(aRequest())).statusCode).toBe(500);
    } finally {
      await sql`alter table jobs.job drop constraint broken`.execute(db);
    }
    expect(await db.selectFrom('contact_requests').select('id').execute()).toEqual([]);
  });

  itWithDatabase('limits the confirmations to one address', async () => {
    const { db, ping } = database();
    const strict = await buildApp({
      ...{ db, ping },
      clock: { now: () => NOW },
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
    });
    const to = (email: string) =>
      strict.inject({ method: 'POST', url: '/api/contact/submit', payload: aRequest({ email }) });
    for (let n = 0; n < 5; n += 1) expect((await to('Victime@exemple.fr')).statusCode).toBe(200);
    const refused = await to('victime@exemple.fr');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      message: 'Trop de demandes. Veuillez réessayer dans 60 minutes.',
    });
    expect((await to('autre@exemple.fr')).statusCode).toBe(200);
    await strict.close();
  });
});
