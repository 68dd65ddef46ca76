import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SubmissionAnswer } from '#contract/submission.ts';
import { reservedSlugs } from '#domain/announcement/slug.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { NOTICE_TEXT, sender, submitted } from '#tests/support/submitting.ts';

describeOnBothEngines('a submitted announcement', (database, itWithDatabase) => {
  const app = useReadingApp(database, async () => {});
  const { send, submit } = sender(app);
  const rowOf = (id: string) =>
    database().db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from announcements`.execute(database().db)).rows[0]?.n;

  it('is stored from the specification’s own payload', async () => {
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

  itWithDatabase(
    'has the first offer unless another is chosen, and stores the details of its type',
    async () => {
      const details = { oldAddress: ' 12 rue Neuve ', organ: '', unknown: 'x', __proto__: { polluted: 'x' } };
      const row = await rowOf((await submit({ details })).id);
      expect(row).toMatchObject({ offer: 'standard', details: { oldAddress: '12 rue Neuve' } });
    },
  );

  itWithDatabase('may announce several modifications of one meeting, each with its details', async () => {
    const details = {
      oldAddress: '12 rue Neuve',
      oldName: 'ORVELINE',
      position: 'président',
      increase: '5 000 €',
    };
    // Its own type, a constitution and a repetition are not other modifications.
    const sent = { other_type_ids: [22, '8', 9, 1, 22], details };
    const first = await submit(sent, 'several-modifications');
    expect(await rowOf(first.id)).toMatchObject({
      type_id: 9,
      other_type_ids: [8, 22],
      details: { oldAddress: '12 rue Neuve', oldName: 'ORVELINE', position: 'président' },
    });
    expect((await submit(sent, 'several-modifications')).id).toBe(first.id);
    const { id } = await submit({ type_id: 1, otherTypeIds: [8], details: {} });
    expect((await rowOf(id)).other_type_ids).toEqual([]);
    const refused = await send({ ...submitted, other_type_ids: [99] });
    expect(refused.statusCode).toBe(400);
  });

  itWithDatabase('is accepted in both spellings, with the spaces people type', async () => {
    const { companyName, companyForm, type_id, contactPerson, contactEmail, contactPhone, ...rest } =
      submitted;
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
      siret: submitted.siret,
      contact_email: contactEmail,
      contact_phone: '+33 (0)4 00 00 00 00',
      contact_public: true,
    });
  });

  itWithDatabase.each(announcementTypes)('may be of type $id', async ({ id }) => {
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
      { content: `<p>Court.</p><style>${NOTICE_TEXT}</style>` },
      'Le contenu doit comporter au moins 50 caractères',
    ],
    [
      'content',
      { content: `<svg>${NOTICE_TEXT}</svg>`.replace('svg', 'textarea') },
      'Le contenu est obligatoire',
    ],
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

  itWithDatabase('is refused field by field, in French, and nothing is stored', async () => {
    const before = await count();
    for (const [field, changes, message] of refused) {
      const answer = await send(JSON.stringify({ ...submitted, ...changes }));
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

  itWithDatabase('counts 50 visible characters as enough, whatever surrounds them', async () => {
    await submit({ content: `<p>&nbsp;${'é'.repeat(24)}&nbsp;<strong>${'é'.repeat(25)}</strong> </p>` });
  });

  itWithDatabase('accepts no other column from its sender', async () => {
    const { db } = database();
    const { rows } = await sql<{ column: string }>`
      select column_name as "column" from information_schema.columns where table_name = 'announcements'
    `.execute(db);
    const reference = await rowOf((await submit()).id);
    const hostile = Object.fromEntries(
      rows
        .filter(
          ({ column }) =>
            !['details', 'contact_public', 'offer', 'other_type_ids'].includes(column) &&
            !(column in submitted),
        )
        .map(({ column }) => [column, hostileValue(column)]),
    );
    const camel = Object.fromEntries(
      Object.entries(hostile).map(([name, value]) => [
        name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
        value,
      ]),
    );
    // The form's own fields come last: the sender may set those.
    const sent = await rowOf((await submit({ ...hostile, ...camel, ...submitted })).id);
    const same = (row: typeof sent) => ({
      ...row,
      ...{ id: '', reference: '', slug: '', tracking_token: '' },
    });
    expect(same(sent)).toEqual(same(reference));
    expect(sent.slug).not.toBe(hostile.slug);
  });

  itWithDatabase('is never public before an administrator publishes it', async () => {
    const { id, referenceNumber } = await submit({ companyName: 'INVISIBLE SARL' });
    const { slug } = await rowOf(id);
    expect((await app().inject(`/api/legal-announcements/${slug}`)).statusCode).toBe(404);
    for (const search of ['invisible', referenceNumber, ''])
      expect(
        (await app().inject(`/api/legal-announcements?search=${search}&page_size=100`)).body,
      ).not.toContain('INVISIBLE');
  });

  it('never gets a reserved slug', async () => {
    for (const word of reservedSlugs) {
      const { id } = await submit({ companyName: word, type_id: 26 });
      expect(reservedSlugs).not.toContain((await rowOf(id)).slug);
    }
    for (const word of ['types', 'submit', 'reference', 'cancel', 'export.csv', 'export.json'])
      expect((await app().inject(`/api/legal-announcements/${word}`)).body).not.toContain('"announcement":{');
  });

  itWithDatabase('has a type of the list', async () => {
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
