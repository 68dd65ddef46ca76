import type { Insertable } from 'kysely';
import { normalised } from '#domain/text/normalise.ts';
import type { Connection, Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { tellAnnouncement } from './announcement-rows.ts';
import { demoAnnouncements } from './announcements/demo-announcements.ts';
import { type DemoArticle, demoArticles } from './article-rows.ts';
import { demoAttestation } from './demo-attestation.ts';
import { createDemoInvoicing } from './demo-invoicing.ts';
import { demoReads } from './demo-reads.ts';
import { stableId } from './stable.ts';

/** A statement takes 65,535 parameters at most; an announcement has some thirty. */
const BATCH = 200;

/** The demonstration content as it stands at `now`: all of it, or nothing. */
export const seedDemo = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute((trx) => insertDemo(trx, now));

export const insertDemo = async (db: Connection, now: Date): Promise<void> => {
  const articles = demoArticles(now);
  await insertAll(
    db,
    'articles',
    articles.map(({ row }) => row),
  );
  await insertTags(db, articles);
  await insertAll(db, 'article_daily_reads', demoReads(articles, now));

  const reviewer = demoReviewer(now);
  await insertAll(db, 'users', [reviewer]);
  const announcements = demoAnnouncements(now).map((announcement) =>
    tellAnnouncement(announcement, { now, reviewerId: reviewer.id }),
  );
  await insertAll(
    db,
    'announcements',
    announcements.map(({ row }) => row),
  );
  await insertAll(
    db,
    'payments',
    announcements.flatMap(({ payment }) => payment ?? []),
  );
  // The real seller has nothing to do with these companies.
  const publisher = { ...demonstrationPublisher, publicUrl: (await readPublisher(db)).publicUrl };
  const { series, invoices, creditNotes } = createDemoInvoicing(announcements, publisher);
  await insertAll(db, 'number_series', series);
  await insertAll(db, 'invoices', invoices);
  await insertAll(db, 'credit_notes', creditNotes);
  await insertAll(
    db,
    'attestations',
    announcements.flatMap((announcement) => demoAttestation(announcement, publisher) ?? []),
  );

  await insertAll(db, 'site_settings', [{ key: 'seed', value: JSON.stringify('demo'), updated_at: now }]);
};

/** Somebody must have approved what is published. This account has no password: nobody can log in with it. */
const demoReviewer = (now: Date) => ({
  id: stableId('user', 'relecture'),
  email: 'relecture@demonstration.parution.localhost',
  first_name: 'Relecture',
  last_name: 'Démonstration',
  created_at: now,
  updated_at: now,
  disabled_at: now,
});

const insertTags = async (db: Connection, articles: readonly DemoArticle[]): Promise<void> => {
  const names = [...new Set(articles.flatMap(({ tags }) => tags))].sort();
  const inserted = await db
    .insertInto('tags')
    .values(names.map((name) => ({ name, slug: slugOf(name) })))
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(inserted.map(({ id, name }) => [name, id]));
  const links = articles.flatMap(({ row, tags }) =>
    tags.map((name) => ({ article_id: row.id, tag_id: ids.get(name) ?? 0 })),
  );
  await insertAll(db, 'article_tags', links);
};

const slugOf = (name: string): string =>
  normalised(name, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const insertAll = async <Table extends keyof Tables>(
  db: Connection,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
};
