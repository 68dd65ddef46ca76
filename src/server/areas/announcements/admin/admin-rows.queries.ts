import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { nameOfPerson } from '#server/db/person-name.ts';

const itemColumns = [
  'a.id',
  'a.reference',
  'a.slug',
  'a.status',
  'a.published',
  'a.origin',
  'a.offer',
  'a.type_id',
  'a.other_type_ids',
  'a.title',
  'a.content',
  'a.details',
  'a.company_name',
  'a.company_form',
  'a.siret',
  'a.rcs',
  'a.capital',
  'a.address',
  'a.city',
  'a.department',
  'a.contact_name',
  'a.contact_email',
  'a.contact_phone',
  'a.contact_public',
  'a.submitted_at',
  'a.publication_date',
  'a.published_at',
  'a.due_at',
  'a.publishable_from',
  'a.corrects_id',
  'a.modification_count',
  'a.cancellation_requested_at',
  'a.cancellation_reason',
  'a.correction',
  'a.rev',
  'a.created_at',
  'a.updated_at',
  'a.quote',
] as const;

/** With the payment that counts, else the latest attempt. */
const withPayment = (db: Connection) =>
  db
    .selectFrom('announcements as a')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('payments')
          .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
          .leftJoinLateral(
            (eb) =>
              eb
                .selectFrom('partial_refunds')
                .select([
                  'partial_refunds.status as part_status',
                  'partial_refunds.amount as part_amount',
                  'partial_refunds.reason as part_reason',
                ])
                .whereRef('partial_refunds.payment_id', '=', 'payments.id')
                .orderBy('requested_at', 'desc')
                .limit(1)
                .as('part'),
            (join) => join.onTrue(),
          )
          .select([
            'payments.status as payment_status',
            'payments.amount_ttc',
            'payments.amount_ht',
            'payments.price',
            'payments.completed_at',
            'payments.refund_status',
            'payments.refunded_at',
            'payments.amount_refunded',
            'part.part_status',
            'part.part_amount',
            'part.part_reason',
            'invoices.number as invoice_number',
          ])
          .whereRef('payments.announcement_id', '=', 'a.id')
          .where('payments.duplicate', '=', false)
          .orderBy(sql`payments.status in ('completed', 'refunded')`, 'desc')
          .orderBy('payments.attempt', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(itemColumns)
    .select([
      'p.payment_status',
      'p.amount_ttc',
      'p.amount_ht',
      'p.price',
      'p.completed_at',
      'p.refund_status',
      'p.refunded_at',
      'p.amount_refunded',
      'p.part_status',
      'p.part_amount',
      'p.part_reason',
      'p.invoice_number',
    ])
    .select([
      sql<boolean>`exists (
        select from attestations
        where announcement_id = a.id and replaced_at is null and withdrawn_at is null
      )`.as('attested'),
      sql<boolean>`a.status = 'draft' and exists (
        select from audit_events
        where object_kind = 'announcement' and object_id = a.id::text
          and detail->>'from' = 'published' and detail->>'to' = 'draft'
      )`.as('withdrawn'),
    ])
    .where('a.deleted_at', 'is', null);

/** In the order of the ids; those that went to the trash meanwhile are missing. */
export const listRows = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await withPayment(db).where('a.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export type AdminRow = Awaited<ReturnType<typeof listRows>>[number];

export const findRow = (db: Connection, id: string) =>
  withPayment(db)
    .select(['a.approved_at', 'a.rejected_at', 'a.reject_reason'])
    .select([
      nameOfPerson('a.approved_by').as('approved_name'),
      nameOfPerson('a.rejected_by').as('rejected_name'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();

export type OneRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** The references of these ids, including those in the trash. */
export const listReferences = async (
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
};
