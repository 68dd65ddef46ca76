import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

const DAY = new Date('2026-03-02T08:00:00.000Z');

/** A published article, valid by default: a test writes only the fields that matter to it. */
export const anArticleRow = (changes: Partial<Insertable<Tables['articles']>> = {}) => {
  const id = changes.id ?? randomUUID();
  return {
    id,
    slug: `article-${id}`,
    title: 'Un titre',
    description: 'Une description',
    content: '<p>Un texte</p>',
    category_id: 3,
    status: 'published',
    first_published_at: DAY,
    published_at: DAY,
    created_at: DAY,
    ...changes,
  } satisfies Insertable<Tables['articles']>;
};

/** A published announcement of the back-office, valid by default. */
export const anAnnouncementRow = (changes: Partial<Insertable<Tables['announcements']>> = {}) => {
  const id = changes.id ?? randomUUID();
  return {
    id,
    reference: `AL-${String(Number.parseInt(id.slice(0, 8), 16) % 1_000_000).padStart(6, '0')}`,
    slug: `annonce-${id}`,
    status: 'published',
    origin: 'admin',
    type_id: 2,
    title: 'Avis de modification',
    content: '<p>Aux termes du procès-verbal…</p>',
    company_name: 'Atelier Lumen',
    company_form: 'SARL',
    siret: '12345678901234',
    address: '1 rue de la Paix',
    city: 'Paris',
    department: '75',
    contact_name: 'Ada Martin',
    contact_email: 'ada@exemple.fr',
    submitted_at: DAY,
    publication_date: DAY,
    published_at: DAY,
    created_at: DAY,
    ...changes,
  } satisfies Insertable<Tables['announcements']>;
};

/** A person who buys for themselves, as the form sends it. */
export const aConsumer = {
  kind: 'consumer',
  name: 'Jeanne Morvan',
  address: '4 rue Pasteur',
  postcode: '29200',
  city: 'Brest',
} as const;
