import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { announcementStatuses } from '#domain/announcement/status.ts';
import type { Database } from '#server/db/client.ts';
import { type Canaries, createCanaries } from './canaries.ts';
import { daysAgo, type GivenArticle, givenArticles, NOW } from './reading-app.ts';
import { anAnnouncementRow } from './rows.ts';

/** The public texts of a published article and of a published announcement. */
const PUBLIC = {
  articles: ['title', 'slug', 'description', 'content', 'author_name', 'image_url', 'image_alt'],
  announcements: [
    ...['title', 'slug', 'content', 'reference', 'company_name', 'company_form', 'siret', 'rcs', 'capital'],
    ...['address', 'city', 'department'],
  ],
} as const;

export const VISIBLE = 'canarivisible';

const hiddenArticles: readonly (Partial<GivenArticle> & { label: string })[] = [
  { label: 'draft', status: 'draft', first_published_at: null, published_at: null },
  { label: 'withdrawn', status: 'draft' },
  { label: 'scheduled', status: 'scheduled', scheduled_at: daysAgo(-1), published_at: null },
  { label: 'scheduled and late', status: 'scheduled', scheduled_at: daysAgo(1), published_at: null },
  { label: 'not due', first_published_at: daysAgo(-1), published_at: daysAgo(-1) },
  { label: 'trashed', deleted_at: daysAgo(1) },
  { label: 'source', status: 'draft', is_source: true, first_published_at: null, published_at: null },
];

/** Fills every text column of every table with private words; returns those that must never be shown. */
export const givenPrivateData = async (db: Database): Promise<Canaries> => {
  const canaries = createCanaries(db);
  const user = await givenUser(db, canaries);
  await givenAllArticles(db, canaries, user);
  const announcement = await givenAllAnnouncements(db, canaries, user);
  await givenPayment(db, canaries, announcement);
  await givenRequests(db, canaries, user);
  await givenSettings(db, canaries, user);
  return canaries;
};

const givenUser = async (db: Database, canaries: Canaries) => {
  const user = { id: randomUUID(), email: 'a@exemple.fr', first_name: 'A', last_name: 'B' };
  await db.insertInto('users').values(user).execute();
  const expires_at = daysAgo(-9);
  const session = { id: randomUUID(), user_id: user.id, secret_hash: 'x', expires_at };
  await db.insertInto('sessions').values(session).execute();
  const reset = { id: randomUUID(), user_id: user.id, token_hash: 'x', expires_at };
  await db.insertInto('password_resets').values(reset).execute();
  for (const [table, { id }] of Object.entries({ users: user, sessions: session, password_resets: reset }))
    await canaries.plant({ table, key: 'id', value: id, label: 'only' });
  return user.id;
};

const givenAllArticles = async (db: Database, canaries: Canaries, user: string) => {
  const id = randomUUID();
  const signed = { created_by: user, reviewed_by: user, reviewed_at: NOW };
  const visible = {
    slug: VISIBLE,
    title: `${VISIBLE} titre`,
    content: `<p>${VISIBLE}</p>`,
    tags: ['preuve'],
  };
  await givenArticles(db, [{ ...visible, ...signed, id }]);
  await canaries.plant({
    table: 'articles',
    key: 'id',
    value: id,
    label: 'published',
    except: PUBLIC.articles,
  });
  const version = { article_id: id, title: 'x', description: 'x', content: 'x', author_name: 'x' };
  await db
    .insertInto('article_versions')
    .values({ ...version, rev: 1, category_id: 3 })
    .execute();
  await canaries.plant({ table: 'article_versions', key: 'article_id', value: id, label: 'before' });

  const draft = { id: randomUUID(), editor_id: user, article_id: id, fields: '{}' };
  await db.insertInto('article_drafts').values(draft).execute();
  await canaries.plant({ table: 'article_drafts', key: 'id', value: draft.id, label: 'under way' });

  for (const [n, { label, ...changes }] of hiddenArticles.entries()) {
    const hidden = randomUUID();
    // The same tag and category as the public one: a query that shows one of them could show the other.
    await givenArticles(db, [
      { ...changes, slug: `cache-${n}`, id: hidden, tags: ['preuve'], category_id: 3 },
    ]);
    await canaries.plant({ table: 'articles', key: 'id', value: hidden, label });
    const old = { slug: canaries.name(`article_old_slugs.slug (${label})`), article_id: hidden };
    await db.insertInto('article_old_slugs').values(old).execute();
  }
};

const givenAllAnnouncements = async (db: Database, canaries: Canaries, user: string) => {
  const plant = (value: string, label: string, except: readonly string[] = []) =>
    canaries.plant({ table: 'announcements', key: 'id', value, label, except });
  const approved = { approved_by: user, approved_at: NOW };
  const visible = anAnnouncementRow({
    ...approved,
    title: `${VISIBLE} avis`,
    slug: VISIBLE,
    reference: 'AL-100000',
  });
  await db.insertInto('announcements').values(visible).execute();
  await plant(visible.id, 'published', PUBLIC.announcements);

  const hidden = [
    ...announcementStatuses
      .filter((status) => status !== 'published')
      .map((status) => ({ label: status, status })),
    { label: 'trashed', deleted_at: NOW },
    { label: 'not due', publication_date: daysAgo(-1) },
  ];
  for (const [n, { label, ...changes }] of hidden.entries()) {
    const row = anAnnouncementRow({ reference: `AL-20000${n}`, ...changes });
    await db.insertInto('announcements').values(row).execute();
    await plant(row.id, label);
  }
  await givenDesk(db, canaries, { user, announcement_id: visible.id });
  return visible.id;
};

/** The newsroom's notes, and the corrections that it asked for. */
const givenDesk = async (
  db: Database,
  canaries: Canaries,
  { user, announcement_id }: { user: string; announcement_id: string },
) => {
  const note = { id: randomUUID(), announcement_id, author_id: user, text: 'x', created_at: NOW };
  await db.insertInto('announcement_notes').values(note).execute();
  await canaries.plant({ table: 'announcement_notes', key: 'id', value: note.id, label: 'only' });
  const ended = { ended_at: NOW, due_after: NOW, outcome: 'answered', answer: 'x' } as const;
  const asked = { announcement_id, asked_at: NOW, asked_by: user, reasons: '[]', due_before: NOW };
  const id = randomUUID();
  await db
    .insertInto('announcement_corrections')
    .values({ id, ...asked, ...ended })
    .execute();
  await canaries.plant({ table: 'announcement_corrections', key: 'id', value: id, label: 'only' });
};

const givenPayment = async (db: Database, canaries: Canaries, announcement_id: string) => {
  const amounts = { amount_ttc: 149_00, amount_ht: 124_17, amount_tva: 24_83 };
  const id = randomUUID();
  await db
    .insertInto('payments')
    .values({
      id,
      announcement_id,
      attempt: 1,
      status: 'pending',
      offer: 'standard',
      provider: 'sandbox',
      ...amounts,
    })
    .execute();
  await canaries.plant({ table: 'payments', key: 'id', value: id, label: 'only' });
  const event = { id: 'evt', type: 'x', payment_id: id, payload: '{}' };
  await db.insertInto('payment_events').values(event).execute();
  await canaries.plant({ table: 'payment_events', key: 'payment_id', value: id, label: 'only' });
  const dispute = {
    id: 'dp',
    payment_id: id,
    state: 'open',
    reason: 'x',
    amount: 1,
    opened_at: NOW,
  } as const;
  await db.insertInto('disputes').values(dispute).execute();
  await canaries.plant({ table: 'disputes', key: 'payment_id', value: id, label: 'only' });
  await db.insertInto('number_series').values({ series: 'F-2026' }).execute();
  const bought = { payment_id: id, announcement_id, issued_at: NOW, ...amounts };
  // Invoices cannot be updated: their canaries are inserted.
  const data = JSON.stringify({ customer: canaries.name('invoices.data') });
  await db
    .insertInto('invoices')
    .values({ id: randomUUID(), series: 'F-2026', sequence: 1, data, ...bought })
    .execute();
};

/** Contact details and the like are public; these are not. */
const givenSettings = async (db: Database, canaries: Canaries, user: string) => {
  const settings = {
    MAIL_TEAM: `${canaries.name('settings MAIL_TEAM')}@exemple.fr`,
    AI_BASE_URL: `https://${canaries.name('settings AI_BASE_URL')}.exemple.fr`,
    AI_MODEL: canaries.name('settings AI_MODEL'),
  };
  const at = { created_at: NOW, created_by: user };
  await db
    .insertInto('settings_versions')
    .values({ version: 1, settings: JSON.stringify(settings), changed: ['MAIL_TEAM'], restored: null, ...at })
    .execute();
  await db
    .insertInto('settings_secrets')
    .values({ name: 'AI_API_KEY', sealed: canaries.name('settings_secrets.sealed'), updated_at: NOW })
    .execute();
  const file = { department: '69', year: 2026, content: Buffer.from(canaries.name('habilitation_files')) };
  await db
    .insertInto('habilitation_files')
    .values({
      ...file,
      file_name: canaries.name('habilitation_files.file_name'),
      added_at: NOW,
      added_by: user,
    })
    .execute();
  await db
    .insertInto('earlier_habilitation_files')
    .values({
      ...{ department: '69', year: 2026, added_at: NOW, added_by: user, until: NOW },
      content: Buffer.from(canaries.name('earlier_habilitation_files')),
      file_name: canaries.name('earlier_habilitation_files.file_name'),
    })
    .execute();
  await db
    .insertInto('totp_factors')
    .values({
      user_id: user,
      secret: canaries.name('totp_factors.secret'),
      created_at: NOW,
      confirmed_at: NOW,
      last_step: null,
    })
    .execute();
};

const givenRequests = async (db: Database, canaries: Canaries, user: string) => {
  const id = randomUUID();
  const request = { id, reference: 'x', first_name: 'x', last_name: 'x', email: 'x', message: 'x' };
  await db.insertInto('contact_requests').values(request).execute();
  await canaries.plant({ table: 'contact_requests', key: 'id', value: id, label: 'only' });
  const answer = { id: randomUUID(), request_id: id, author_id: user, text: 'x', answered_at: NOW };
  await db.insertInto('contact_answers').values(answer).execute();
  await canaries.plant({ table: 'contact_answers', key: 'id', value: answer.id, label: 'only' });
  const mail = { id: randomUUID(), template: 'contact-received', data: '{}', contact_request_id: id };
  await db.insertInto('mails').values(mail).execute();
  await canaries.plant({ table: 'mails', key: 'id', value: mail.id, label: 'only' });
  // Audit lines cannot be updated either.
  await sql`
    insert into audit_events (id, actor_kind, action, object_kind, object_id, detail)
    values (${randomUUID()}, 'system', ${canaries.name('audit_events.action')}, 'x', 'x',
      ${JSON.stringify({ word: canaries.name('audit_events.detail') })})
  `.execute(db);
};
