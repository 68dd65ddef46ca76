import type { Database } from '#server/db/client.ts';
import { anAnnouncementRow, anArticleRow } from './rows.ts';
import { naughtyStrings, richTextAttacks } from './xss-payloads.ts';

/** Written directly into the database, without the sanitiser on input: rendering must be safe by itself. */
const attacks = [...richTextAttacks, ...naughtyStrings].filter(
  // PostgreSQL refuses U+0000 and lone surrogates.
  (text) => text.trim() !== '' && !text.includes('\u0000') && text.isWellFormed(),
);

/** Closes what an attack left open, so that it does not hide the next one. */
const END = `--></textarea></title></style></script></noscript></svg></math>'"><p>`;

const BY_ROW = 28;
const BY_FIELD = 4;

/** Each attack is in the text of one announcement and in one of its other fields. */
const rows = Array.from({ length: Math.ceil(attacks.length / BY_ROW) }, (_, index) => {
  const own = attacks.slice(index * BY_ROW, (index + 1) * BY_ROW);
  const field = (place: number) => own.slice(place * BY_FIELD, (place + 1) * BY_FIELD).join(' ') || 'rien';
  return anAnnouncementRow({
    reference: `AL-${String(index).padStart(6, '0')}`,
    slug: `attaque-${index}`,
    type_id: (index % 26) + 1,
    content: own.join(END),
    title: field(0),
    company_name: field(1),
    capital: field(2),
    address: field(3),
    city: field(4),
    rcs: field(5),
    contact_name: field(6),
    contact_public: true,
  });
});

export const hostileSlugs: readonly string[] = rows.map(({ slug }) => slug);

export const storeHostileAnnouncements = async (db: Database): Promise<void> => {
  await db.insertInto('announcements').values(rows).execute();
};

const BY_ARTICLE = 240;

/** Whole articles made of attacks; a page shows many at once. */
export const hostileContents: readonly string[] = Array.from(
  { length: Math.ceil(attacks.length / BY_ARTICLE) },
  (_, index) => attacks.slice(index * BY_ARTICLE, (index + 1) * BY_ARTICLE).join(END),
);

const articles = hostileContents.map((content, index) =>
  anArticleRow({
    slug: `attaque-${index}`,
    title: attacks[index] ?? '',
    description: attacks.slice(index * BY_FIELD, (index + 1) * BY_FIELD).join(' '),
    content,
    image_alt: attacks[index + BY_FIELD] ?? '',
    author_name: attacks[index + 2 * BY_FIELD] ?? '',
  }),
);

export const hostileArticles: readonly { id: string; slug: string }[] = articles;

export const storeHostileArticles = async (db: Database): Promise<void> => {
  await db.insertInto('articles').values(articles).execute();
};

/** The same, submitted by visitors and not reviewed yet. */
export const storePendingAttacks = async (db: Database): Promise<void> => {
  const sent = rows.map((row) => ({
    ...row,
    status: 'pending' as const,
    origin: 'visitor' as const,
    offer: 'standard' as const,
    publication_date: null,
    published_at: null,
  }));
  await db.insertInto('announcements').values(sent).execute();
};
