import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { anAnnouncementRow, anArticleRow } from './rows.ts';
import type { Engine } from './site-templates.ts';
import { startSiteWithRows } from './site-with-rows.ts';
import { naughtyStrings, richTextAttacks } from './xss-payloads.ts';

/** Nothing closes it, or it is nested too deep for what follows: it comes last, so that it hides no other attack. */
const isEndless = (text: string) => text.includes('<plaintext') || text.length > 1_000;

/** Written directly into the database, without the sanitiser on input: rendering must be safe by itself. */
const attacks = [...richTextAttacks, ...naughtyStrings]
  // PostgreSQL refuses U+0000 and lone surrogates.
  .filter((text) => text.trim() !== '' && !text.includes('\u0000') && text.isWellFormed())
  .toSorted((one, other) => Number(isEndless(one)) - Number(isEndless(other)));

/** Closes what an attack left open, so that it does not hide the next one. */
const END = `--></textarea></title></style></script></noscript></svg></math>'"><p>`;

const BY_FIELD = 14;
/** The other fields of a row are seven. */
const BY_ROW = 7 * BY_FIELD;

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

/** The same, submitted by visitors and not reviewed yet. */
const pending = rows.map((row, index) => ({
  ...row,
  id: randomUUID(),
  reference: `AL-1${String(index).padStart(5, '0')}`,
  slug: `attente-${index}`,
  status: 'pending' as const,
  origin: 'visitor' as const,
  offer: 'standard' as const,
  publication_date: null,
  published_at: null,
}));

/** A whole article made of attacks: a page shows all of them at once. */
export const hostileContent = attacks.join(END);

export const hostileArticle = anArticleRow({
  slug: 'attaque',
  title: attacks.slice(0, BY_FIELD).join(' '),
  description: attacks.slice(BY_FIELD, 2 * BY_FIELD).join(' '),
  content: hostileContent,
  image_alt: attacks.slice(2 * BY_FIELD, 3 * BY_FIELD).join(' '),
  author_name: attacks.slice(3 * BY_FIELD, 4 * BY_FIELD).join(' '),
});

const fill = async (db: Database): Promise<void> => {
  await db
    .insertInto('announcements')
    .values([...rows, ...pending])
    .execute();
  await db.insertInto('articles').values(hostileArticle).execute();
};

/** A site that shows nothing but attacks, public and pending. */
export const startHostileSite = (engine: Engine) => startSiteWithRows(engine, fill);
