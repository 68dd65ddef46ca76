import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionAnswer } from '#contract/submission.ts';
import { reservedSlugs } from '#domain/announcement/slug.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { daysAgo, NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';

const TEXT = "Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.";

const form = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'RCS Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  title: 'Transfert du siège social',
  content: `<p>${TEXT}</p>`,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@exemple.fr',
  contactPhone: '',
};

const sender = (app: () => FastifyInstance) => {
  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: '/api/legal-announcements/submit',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const submit = async (changes: object = {}, key?: string) => {
    const answer = await send({ ...form, ...changes }, key ? { 'idempotency-key': key } : {});
    expect(answer.body, answer.body).toContain('"success":true');
    return answer.json<SubmissionAnswer>();
  };
  return { send, submit };
};

describeOnBothEngines('a submitted announcement', (database) => {
  const app = useReadingApp(database, async () => {});
  const { send, submit } = sender(app);
  const rowOf = (id: string) =>
    database().db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from announcements`.execute(database().db)).rows[0]?.n;

  it('is stored as the specification sends it', async () => {
    const answer = await submit({
      status: 'pending',
      submissionDate: '2020-01-01T00:00:00.000Z',
      basePrice: 199,
    });
    expect(answer).toMatchObject({
      message: 'Annonce légale soumise avec succès',
      referenceNumber: expect.stringMatching(/^AL-\d{6}$/),
      status: 'pending',
      trackingToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.announcementId).toBe(answer.id);
    expect(answer.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const row = await rowOf(answer.id);
    expect(row).toMatchObject({
      reference: answer.referenceNumber,
      slug: `orveline-conseil-transfert-siege-${answer.referenceNumber.slice(3)}`,
      status: 'pending',
      origin: 'visitor',
      offer: 'premium',
      company_name: 'ORVELINE CONSEIL',
      siret: '73282932000074',
      contact_public: false,
      contact_phone: null,
      submitted_at: NOW,
      publication_date: null,
      tracking_token: answer.trackingToken,
      rev: 1,
    });
    const { rows } = await sql`
      select action, actor_kind, detail from audit_events where object_id = ${answer.id}
    `.execute(database().db);
    expect(rows).toEqual([
      {
        action: 'announcement.submitted',
        actor_kind: 'visitor',
        detail: { reference: answer.referenceNumber, type: 9, offer: 'premium' },
      },
    ]);
  });

  it('is of the first offer unless another is chosen, and keeps what its type asks', async () => {
    const details = { oldAddress: ' 12 rue Neuve ', organ: '', unknown: 'x', __proto__: { polluted: 'x' } };
    const row = await rowOf((await submit({ details })).id);
    expect(row).toMatchObject({ offer: 'standard', details: { oldAddress: '12 rue Neuve' } });
  });

  it('is read in both spellings, with the spaces people type', async () => {
    const { companyName, companyForm, type_id, contactPerson, contactEmail, contactPhone, ...rest } = form;
    const twins = {
      company_name: `  ${companyName}\u00a0 `,
      company_form: companyForm,
      announcementType: String(type_id),
      contact_person: contactPerson,
      contact_email: ` ${contactEmail} `,
      contact_phone: '+33 (0)4 00 00 00 00',
      contact_public: true,
    };
    const answer = await send({ ...rest, ...twins, siret: '732 829 320\u202f00074' });
    expect(await rowOf(answer.json<SubmissionAnswer>().id)).toMatchObject({
      company_name: companyName,
      type_id,
      siret: form.siret,
      contact_email: contactEmail,
      contact_phone: '+33 (0)4 00 00 00 00',
      contact_public: true,
    });
  });

  it.each(announcementTypes)('may be of type $id', async ({ id }) => {
    await submit({ type_id: id, siret: '00000000000000' });
  });

  const refused: [string, object, string][] = [
    ['companyName', { companyName: ' \u00a0' }, "Le nom de l'entreprise est obligatoire"],
    ['companyName', { companyName: undefined }, "Le nom de l'entreprise est obligatoire"],
    ['companyName', { companyName: { $gt: '' } }, "Le nom de l'entreprise est obligatoire"],
    ['companyName', { companyName: 'x'.repeat(201) }, 'Ce champ ne doit pas dépasser 200 caractères.'],
    ['companyForm', { companyForm: 'EARL' }, 'La forme juridique est obligatoire'],
    ['siret', { siret: '1234567890123' }, 'Le numéro SIRET est obligatoire et doit comporter 14 chiffres'],
    ['siret', { siret: '1234567890123a' }, 'Le numéro SIRET est obligatoire et doit comporter 14 chiffres'],
    ['siret', { siret: 73282932000074 }, 'Le numéro SIRET est obligatoire et doit comporter 14 chiffres'],
    ['address', { address: '' }, "L'adresse est obligatoire"],
    ['city', { city: null }, 'La ville est obligatoire'],
    ['department', { department: '20' }, 'Le département est obligatoire'],
    ['type_id', { type_id: 27 }, "Le type d'annonce est obligatoire"],
    ['type_id', { type_id: '' }, "Le type d'annonce est obligatoire"],
    ['title', { title: '\u0000' }, 'Le titre est obligatoire'],
    ['content', { content: '' }, 'Le contenu est obligatoire'],
    ['content', { content: '<p><br></p>' }, 'Le contenu est obligatoire'],
    ['content', { content: `<p>${'é'.repeat(49)}</p>` }, 'Le contenu doit comporter au moins 50 caractères'],
    [
      'content',
      { content: `<p>${'a&nbsp; '.repeat(24)}</p>` },
      'Le contenu doit comporter au moins 50 caractères',
    ],
    [
      'content',
      { content: `<p>Court.</p><style>${TEXT}</style>` },
      'Le contenu doit comporter au moins 50 caractères',
    ],
    ['content', { content: `<svg>${TEXT}</svg>`.replace('svg', 'textarea') }, 'Le contenu est obligatoire'],
    [
      'content',
      { content: `<p>${'é'.repeat(20_001)}</p>` },
      'Le contenu est trop long : 20 000 caractères au plus.',
    ],
    ['contactPerson', { contactPerson: '' }, 'Le nom de la personne à contacter est obligatoire'],
    ['contactEmail', { contactEmail: '' }, "L'email est obligatoire"],
    ['contactEmail', { contactEmail: 'a@b.fr, c@d.fr' }, "L'email n'est pas valide"],
    ['contactEmail', { contactEmail: 'elise' }, "L'email n'est pas valide"],
    [
      'details.oldAddress',
      { details: { oldAddress: 'x'.repeat(5001) } },
      'Ce champ ne doit pas dépasser 5000 caractères.',
    ],
    [
      'termsAccepted',
      { termsAccepted: false },
      'Veuillez accepter les conditions générales avant de continuer.',
    ],
    ...[0, -149, 148.99, 1e9, '149', null, [149], 200].map((basePrice): [string, object, string] => [
      'basePrice',
      { basePrice },
      'Veuillez sélectionner une offre avant de continuer.',
    ]),
  ];

  it('is refused field by field, in French, and nothing is stored', async () => {
    const before = await count();
    for (const [field, changes, message] of refused) {
      const answer = await send(JSON.stringify({ ...form, ...changes }));
      expect([answer.statusCode, answer.json<{ errors: object }>().errors], `${field} ${message}`).toEqual([
        400,
        { [field]: message },
      ]);
    }
    const all = await send({});
    expect(Object.keys(all.json<{ errors: object }>().errors)).toEqual([
      ...[
        'companyName',
        'companyForm',
        'siret',
        'address',
        'city',
        'department',
        'type_id',
        'title',
        'content',
      ],
      ...['contactPerson', 'contactEmail'],
    ]);
    for (const body of ['[]', 'null', '1', '"x"', '{', '']) expect((await send(body)).statusCode).toBe(400);
    expect(await count()).toBe(before);
  });

  it('counts 50 visible characters as enough, whatever stands around them', async () => {
    await submit({ content: `<p>&nbsp;${'é'.repeat(24)}&nbsp;<strong>${'é'.repeat(25)}</strong> </p>` });
  });

  it('takes no other column from its sender', async () => {
    const { db } = database();
    const { rows } = await sql<{ column: string }>`
      select column_name as "column" from information_schema.columns where table_name = 'announcements'
    `.execute(db);
    const reference = await rowOf((await submit()).id);
    const hostile = Object.fromEntries(
      rows
        .filter(({ column }) => !['details', 'contact_public', 'offer'].includes(column) && !(column in form))
        .map(({ column }) => [column, hostileValue(column)]),
    );
    const camel = Object.fromEntries(
      Object.entries(hostile).map(([name, value]) => [
        name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
        value,
      ]),
    );
    // The form's own fields are what the sender may say: they come last.
    const sent = await rowOf((await submit({ ...hostile, ...camel, ...form })).id);
    const same = (row: typeof sent) => ({
      ...row,
      ...{ id: '', reference: '', slug: '', tracking_token: '' },
    });
    expect(same(sent)).toEqual(same(reference));
    expect(sent.slug).not.toBe(hostile.slug);
  });

  it('is never public before somebody of the house let it be', async () => {
    const { id, referenceNumber } = await submit({ companyName: 'INVISIBLE SARL' });
    const { slug } = await rowOf(id);
    expect((await app().inject(`/api/legal-announcements/${slug}`)).statusCode).toBe(404);
    for (const search of ['invisible', referenceNumber, ''])
      expect(
        (await app().inject(`/api/legal-announcements?search=${search}&page_size=100`)).body,
      ).not.toContain('INVISIBLE');
  });

  it('bears no name that stands for something else', async () => {
    for (const word of reservedSlugs) {
      const { id } = await submit({ companyName: word, type_id: 26 });
      expect(reservedSlugs).not.toContain((await rowOf(id)).slug);
    }
    for (const word of ['types', 'submit', 'reference', 'cancel', 'export.csv', 'export.json'])
      expect((await app().inject(`/api/legal-announcements/${word}`)).body).not.toContain('"announcement":{');
  });

  describe('sent again', () => {
    it('with its key is the same announcement', async () => {
      const before = Number(await count());
      const key = randomUUID();
      const first = await submit({}, key);
      expect(await submit({}, key)).toEqual(first);
      expect(await count()).toBe(before + 1);
      expect((await rowOf(first.id)).rev).toBe(1);
    });

    it('with its key and another content changes what is unpaid, and keeps what it said', async () => {
      const { db } = database();
      const key = randomUUID();
      const first = await submit({}, key);
      for (const [n, status] of (['pending', 'pending_payment', 'payment_failed'] as const).entries()) {
        await db.updateTable('announcements').set({ status }).where('id', '=', first.id).execute();
        const again = await submit(
          { title: `Titre ${n}`, basePrice: 299, companyName: `Orveline ${n}` },
          key,
        );
        expect(again).toEqual({ ...first, status });
        expect(await rowOf(first.id)).toMatchObject({
          title: `Titre ${n}`,
          slug: expect.stringMatching(new RegExp(`^orveline-${n}-`)),
          offer: 'entreprise',
          rev: n + 2,
          status,
        });
      }
      const versions = await db
        .selectFrom('announcement_versions')
        .select(['rev', 'snapshot', 'saved_by_kind'])
        .where('announcement_id', '=', first.id)
        .orderBy('rev')
        .execute();
      expect(versions).toMatchObject([
        { rev: 1, saved_by_kind: 'customer', snapshot: { title: form.title, offer: 'standard' } },
        { rev: 2, snapshot: { title: 'Titre 0' } },
        { rev: 3, snapshot: { title: 'Titre 1' } },
      ]);
    });

    it.each(['paid', 'approved', 'rejected', 'refunded', 'draft'] as const)(
      'changes nothing once it is %s',
      async (status) => {
        const { db } = database();
        const key = randomUUID();
        const first = await submit({}, key);
        const approval = { approved_by: null, approved_at: null };
        await db
          .updateTable('announcements')
          .set({ status, ...approval })
          .where('id', '=', first.id)
          .execute();
        expect(await submit({ title: 'Autre' }, key)).toEqual({ ...first, status });
        expect((await rowOf(first.id)).title).toBe(form.title);
      },
    );

    it('is refused when it was thrown away', async () => {
      const { db } = database();
      const key = randomUUID();
      const first = await submit({}, key);
      await db.updateTable('announcements').set({ deleted_at: NOW }).where('id', '=', first.id).execute();
      const answer = await send(form, { 'idempotency-key': key });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'announcement.ended']);
    });

    it('without a key is another one', async () => {
      expect((await submit()).id).not.toBe((await submit()).id);
    });

    it.each(['court', 'x'.repeat(256), 'clé-accentuée', 'avec espace'])(
      'is refused with the key « %s »',
      async (key) => {
        const answer = await send(form, { 'idempotency-key': Buffer.from(key).toString('latin1') });
        expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
          400,
          "L'en-tête Idempotency-Key doit compter de 8 à 255 caractères, sans espace ni accent.",
        ]);
      },
    );
  });

  describe('that corrects another', () => {
    const original = anAnnouncementRow({ siret: '73282932000033', slug: 'fautive', reference: 'AL-777777' });
    beforeEach(async () => {
      await database().db.insertInto('announcements').values(original).execute();
    });
    afterEach(async () => {
      await sql`update announcements set corrects_id = null`.execute(database().db);
      await database().db.deleteFrom('announcements').where('id', '=', original.id).execute();
    });
    const correct = (changes: object = {}) =>
      submit({ type_id: 24, details: { faultyReference: 'réf. al-777777' }, ...changes });

    it('is linked to it, both ways once it is public', async () => {
      const { id } = await correct();
      expect((await rowOf(id)).corrects_id).toBe(original.id);
      const links = async () => {
        const { announcement } = (await app().inject('/api/legal-announcements/fautive')).json<{
          announcement: { corrects: unknown; corrected_by: { reference_number: string }[] };
        }>();
        return announcement;
      };
      expect(await links()).toMatchObject({ corrects: null, corrected_by: [] });
      const published = {
        status: 'published',
        origin: 'admin',
        publication_date: daysAgo(1),
        published_at: NOW,
      } as const;
      await database().db.updateTable('announcements').set(published).where('id', '=', id).execute();
      const { slug, reference } = await rowOf(id);
      expect(await links()).toMatchObject({
        corrected_by: [{ slug, reference_number: reference, type: { id: 24 } }],
      });
      const answer = await app().inject(`/api/legal-announcements/${slug}`);
      expect(answer.json()).toMatchObject({
        announcement: { corrects: { slug: 'fautive' }, corrected_by: [] },
      });
      expect(answer.headers['surrogate-key']).toBe(`announcement:${id} announcement:${original.id}`);
    });

    it.each([
      ['of another company', { siret: '40483304800022' }],
      ['of a company without number', { siret: '00000000000000' }],
      ['by another type', { type_id: 2 }],
      ['by no reference', { details: { faultyReference: 'inconnue' } }],
    ])('is not linked: %s', async (_, changes) => {
      expect((await rowOf((await correct(changes)).id)).corrects_id).toBeNull();
    });
  });

  describe('by its reference', () => {
    const lookUp = (reference: string) => app().inject(`/api/legal-announcements/reference/${reference}`);

    it('tells its title and its status, and nothing of its people', async () => {
      const { referenceNumber } = await submit();
      const answer = await lookUp(referenceNumber.toLowerCase());
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({
        success: true,
        announcement: {
          title: form.title,
          status: 'pending',
          reference_number: referenceNumber,
          referenceNumber,
          created_at: NOW.toISOString(),
          submission_date: NOW.toISOString(),
          submissionDate: NOW.toISOString(),
          offer: { name: 'standard', label: 'Standard', hours: 48 },
          dueAt: null,
          payment: null,
        },
      });
    });

    it('tells the payment that counts, in euros', async () => {
      const { db } = database();
      const { id, referenceNumber } = await submit();
      const payment = (attempt: number, changes: object) => ({
        ...{ id: randomUUID(), announcement_id: id, attempt, status: 'failed', offer: 'standard' },
        ...{ amount_ttc: 149_00, amount_ht: 124_17, amount_tva: 24_83, provider: 'sandbox', failed_at: NOW },
        ...changes,
      });
      const paid = payment(1, { status: 'completed', completed_at: daysAgo(1), failed_at: null });
      await db
        .insertInto('payments')
        .values([paid, payment(2, {})] as never)
        .execute();
      const announcement = async () =>
        (await lookUp(referenceNumber)).json<{ announcement: { payment: unknown } }>().announcement;
      const expected = { status: 'completed', amountHT: 124.17, amountTVA: 24.83, amountTTC: 149 };
      expect((await announcement()).payment).toEqual({
        ...expected,
        invoiceNumber: null,
        paymentDate: daysAgo(1).toISOString(),
      });
      await db.insertInto('number_series').values({ series: 'F-2026' }).execute();
      const { amount_ttc, amount_ht, amount_tva } = paid;
      await db
        .insertInto('invoices')
        .values({
          ...{ id: randomUUID(), series: 'F-2026', sequence: 1, payment_id: paid.id, announcement_id: id },
          ...{ issued_at: NOW, amount_ttc, amount_ht, amount_tva, data: '{}' },
        })
        .execute();
      expect((await announcement()).payment).toMatchObject({ invoiceNumber: 'F-2026-00001' });
    });

    it.each([
      ['AL-000000', 404],
      ['AL-00000', 400],
      ['nimporte', 400],
    ])('%s is none', async (reference, status) => {
      const answer = await lookUp(reference);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        status,
        'Annonce légale non trouvée ou erreur lors de la recherche',
      ]);
    });

    it("says nothing of the house's own before they are public, nor of what was thrown away", async () => {
      const { db } = database();
      // What was sent, paid for and then taken back from publication still answers to whoever paid.
      const { id, referenceNumber } = await submit();
      await db.updateTable('announcements').set({ status: 'draft' }).where('id', '=', id).execute();
      expect((await lookUp(referenceNumber)).json().announcement.status).toBe('draft');
      const rows = [
        anAnnouncementRow({ reference: 'AL-800001', status: 'draft' }),
        anAnnouncementRow({ reference: 'AL-800002', publication_date: daysAgo(-1) }),
        anAnnouncementRow({ reference: 'AL-800003', deleted_at: NOW }),
        anAnnouncementRow({ reference: 'AL-800004' }),
      ];
      await db.insertInto('announcements').values(rows).execute();
      const statuses = [];
      for (const { reference } of rows) statuses.push((await lookUp(reference)).statusCode);
      expect(statuses).toEqual([404, 404, 404, 200]);
    });
  });

  it('has a type of the list', async () => {
    const answer = await app().inject('/api/legal-announcements/types');
    expect(answer.json()).toEqual(announcementTypes.map(({ id, name, label }) => ({ id, name, label })));
  });
});

const hostileValue = (column: string): unknown => {
  if (/_at$|_date$/.test(column)) return '2001-01-01T00:00:00.000Z';
  if (/_by$|_id$|^id$/.test(column)) return '0193279a-0000-7000-8000-000000000001';
  if (column === 'status') return 'published';
  if (column === 'published') return true;
  if (column === 'origin') return 'admin';
  if (column === 'reference') return 'AL-999999';
  return column === 'rev' || column === 'modification_count' ? 99 : 'pirate';
};

describeOnServer('many submits at once', (database) => {
  const app = useReadingApp(database, async () => {});
  const { submit } = sender(app);

  it('are one announcement by one key, and five hundred by five hundred', async () => {
    const { db } = database();
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n, count(distinct reference) as r, count(distinct tracking_token) as t from announcements
      `.execute(db);
      return rows[0];
    };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({}, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toEqual({ n: 1, r: 1, t: 1 });

    await Promise.all(Array.from({ length: 500 }, () => submit({}, randomUUID())));
    expect(await count()).toEqual({ n: 501, r: 501, t: 501 });
    // Other contents by one key, all at once: one announcement that says one of them.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => submit({ title: `Titre ${n}` }, key)),
    );
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([answers[0]?.id]));
    expect(await count()).toEqual({ n: 501, r: 501, t: 501 });
  });
});
