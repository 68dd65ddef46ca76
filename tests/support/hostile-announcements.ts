import type { Insertable } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { anAnnouncementRow } from './rows.ts';
import { naughtyStrings, richTextAttacks } from './xss-payloads.ts';

/** Written straight into the database, past the sanitiser of the way in: what is shown must be safe by itself. */
const attacks = [...richTextAttacks, ...naughtyStrings].filter(
  // PostgreSQL refuses U+0000, and half a character is none.
  (text) => text.trim() !== '' && !text.includes('\u0000') && text.isWellFormed(),
);

const LONGEST_LINE = 300;
const PACK = 25;
const INSERTED_AT_ONCE = 100;

const line = (text: string): string => text.slice(0, LONGEST_LINE).toWellFormed();

/** Each attack alone, in every text that the list shows. */
const alone = attacks.map((attack, index) => hostileRow(index, [attack]));

/** All of them again, many to an announcement: the newest, so that the home page shows some. */
const packs = Array.from({ length: Math.ceil(attacks.length / PACK) }, (_, index) =>
  hostileRow(attacks.length + index, attacks.slice(index * PACK, (index + 1) * PACK)),
);

export const packSlugs: readonly string[] = packs.map(({ slug }) => slug);
export const hostileTotal = alone.length + packs.length;

export const storeHostileAnnouncements = async (db: Database): Promise<void> => {
  const rows = [...alone, ...packs];
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE)
    await db
      .insertInto('announcements')
      .values(rows.slice(from, from + INSERTED_AT_ONCE))
      .execute();
};

function hostileRow(
  index: number,
  texts: readonly string[],
): Insertable<Tables['announcements']> & { slug: string } {
  const [first = ''] = texts;
  return anAnnouncementRow({
    reference: `AL-${String(index).padStart(6, '0')}`,
    slug: `attaque-${index}`,
    type_id: (index % 26) + 1,
    title: line(first),
    content: texts.join('\n'),
    company_name: line(first),
    capital: line(first),
    address: line(first),
    city: line(first),
    rcs: line(first),
    contact_name: line(first),
    contact_public: true,
    publication_date: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  });
}
