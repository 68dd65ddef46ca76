import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { PUBLISHED, publicAnnouncements } from '#server/db/public-announcements.ts';
import { COUNTED, type Filters, type Slice, within } from './announcement-search.queries.ts';

const publicColumns = [
  'id',
  'title',
  'type_id',
  'other_type_ids',
  'company_name',
  'company_form',
  'siret',
  'rcs',
  'capital',
  'address',
  'city',
  'department',
  'content',
  'publication_date',
  'contact_name',
  'contact_email',
  'contact_phone',
  'contact_public',
  'slug',
  'status',
  'reference',
  'submitted_at',
  'created_at',
] as const;

/** These announcements, in the order of the ids. */
export const listPublishedByIds = async (
  db: Connection,
  { ids, now }: { ids: readonly string[]; now: Date },
) => {
  if (ids.length === 0) return [];
  const rows = await listByIds(db, { ids, now });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const listByIds = compileOnce((db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  publicAnnouncements(db, now)
    .select(publicColumns)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .modifyEnd(named),
);

/** A page by filters alone, newest first, and the number of all, which each row has: `COUNTED + 1` means more. */
export const listByFilters = (
  db: Connection,
  { now, end, ...filters }: Filters,
  { limit, offset }: Slice,
) => {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const shape = { names: given.map(([name]) => name), limit, first: offset === 0 };
  const values = { ...Object.fromEntries(given), now: end && end < now ? end : now, offset };
  return listNewest(db, values, JSON.stringify(shape));
};

const listNewest = compileOnce((db, values: Filters & Pick<Slice, 'offset'>, text: string) => {
  const { names, limit, first }: { names: (keyof Filters)[]; limit: number; first: boolean } =
    JSON.parse(text);
  const filters = Object.fromEntries(['now' as const, ...names].map((name) => [name, values[name]]));
  const matching = sql<boolean>`${PUBLISHED} and ${within(filters as Filters)}`;
  // Found in the index alone, however deep the page.
  const page = sql<{ listed: string }>`(
    select id as listed from announcements where ${matching} order by publication_date desc, id desc
    limit ${sql.lit(limit)} ${first ? sql`` : sql`offset ${values.offset}`}
  )`;
  const total = sql<number>`(
    select count(*) from (select from announcements where ${matching} limit ${sql.lit(COUNTED + 1)}) as counted
  )`;
  return db
    .selectFrom('announcements')
    .innerJoin(page.as('page'), 'page.listed', 'announcements.id')
    .select(publicColumns)
    .select(total.as('total'))
    .orderBy('publication_date', 'desc')
    .orderBy('id', 'desc')
    .modifyEnd(first ? named : sql``);
});

export type PublishedAnnouncementRow = Awaited<ReturnType<typeof listPublishedByIds>>[number];

export const findPublishedAnnouncement = (db: Connection, { slug, now }: { slug: string; now: Date }) =>
  publicAnnouncements(db, now)
    .select([...publicColumns, 'corrects_id'])
    .where('slug', '=', slug)
    .modifyEnd(named)
    .executeTakeFirst();

/** Whether it was public and is now in the trash: the page of an old link then says so. */
export const wasWithdrawn = async (db: Connection, slug: string): Promise<boolean> => {
  const found = await db
    .selectFrom('announcements')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`(status = 'published' or exists (
      select from attestations where announcement_id = announcements.id
    ))`)
    .executeTakeFirst();
  return found !== undefined;
};

const linkColumns = ['id', 'slug', 'title', 'type_id', 'reference', 'publication_date'] as const;

/** The public notice that a notice corrects, and the public ones that correct it, oldest first. */
export const listCorrections = async (
  db: Connection,
  { id, correctsId, now }: { id: string; correctsId: string | null; now: Date },
) => {
  const [corrects] = correctsId
    ? await publicAnnouncements(db, now).select(linkColumns).where('id', '=', correctsId).execute()
    : [];
  const correctedBy = await publicAnnouncements(db, now)
    .select(linkColumns)
    .where('corrects_id', '=', id)
    .orderBy('publication_date')
    .orderBy('id')
    .modifyEnd(sql`limit 50 ${named}`)
    .execute();
  return { corrects, correctedBy };
};

export type LinkRow = Awaited<ReturnType<typeof listCorrections>>['correctedBy'][number];

/**
 * What the status page may show for a reference: a visitor's announcement in any status; the team's own only
 * once it is public. The payment is the latest one that counts, else the latest attempt.
 */
export const findByReference = (db: Connection, { reference, now }: { reference: string; now: Date }) =>
  db
    .selectFrom('announcements')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
          .select([
            'payments.status as payment_status',
            'payments.amount_ht',
            'payments.amount_tva',
            'payments.amount_ttc',
            'payments.completed_at',
            'invoices.number as invoice_number',
          ])
          .whereRef('payments.announcement_id', '=', 'announcements.id')
          .where('payments.duplicate', '=', false)
          .orderBy(sql`payments.status in ('completed', 'refunded')`, 'desc')
          .orderBy('payments.attempt', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select([
      'announcements.title',
      'announcements.status',
      'announcements.reference',
      'announcements.created_at',
      'announcements.submitted_at',
      'announcements.offer',
      'announcements.due_at',
      'payment.payment_status',
      'payment.amount_ht',
      'payment.amount_tva',
      'payment.amount_ttc',
      'payment.completed_at',
      'payment.invoice_number',
    ])
    .where('announcements.reference', '=', reference)
    .where('announcements.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        // Also as a draft: an announcement that a visitor submitted and paid for, then unpublished.
        eb('announcements.origin', '=', 'visitor'),
        eb.and([
          eb('announcements.status', '=', 'published'),
          eb('announcements.publication_date', '<=', now),
        ]),
      ]),
    )
    .executeTakeFirst();

export type ReferenceRow = NonNullable<Awaited<ReturnType<typeof findByReference>>>;
