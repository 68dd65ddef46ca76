import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { named } from '#server/db/name-statements.ts';
import { PUBLISHED } from '#server/db/public-announcements.ts';

type Rule = { readonly rule: string; readonly found: RawBuilder<{ object: string }> };

/** How many audit lines of one announcement match. */
const audited = (condition: RawBuilder<unknown>) => sql`(
  select count(*) from audit_events audited
  where audited.object_kind = 'announcement' and audited.object_id = mails.object_id and ${condition}
)`;
const payments = (condition: RawBuilder<unknown>) => sql`(
  select count(*) from payments where payments.announcement_id::text = mails.object_id and ${condition}
)`;

/** What may cause a mail of each kind: there are never more mails than causes. */
const causes: Readonly<Record<string, RawBuilder<unknown>>> = {
  'payment-confirmed': payments(sql`payments.status in ('completed', 'refunded')`),
  'announcement-in-review': audited(
    sql`audited.action = 'announcement.money-received' and audited.detail->>'to' = 'paid'`,
  ),
  'payment-failed': payments(sql`payments.failed_at is not null`),
  'payment-cancelled': payments(sql`payments.failed_at is not null`),
  'refund-made': sql`(select count(*) from credit_notes where announcement_id::text = mails.object_id)`,
  'team-new-paid': audited(
    sql`audited.action = 'announcement.money-received' and audited.detail->>'to' = 'paid'`,
  ),
  'announcement-published': audited(
    sql`audited.detail->>'to' = 'published' and audited.detail->>'from' <> 'published'`,
  ),
  'announcement-rejected': audited(sql`audited.action = 'announcement.rejected'`),
  'announcement-withdrawn': audited(
    sql`audited.action in ('announcement.unpublished', 'announcement.deleted') and audited.detail->>'from' = 'published'`,
  ),
  'announcement-modified': audited(sql`audited.action = 'announcement.modified'`),
  'announcement-address-changed': audited(
    sql`audited.action in ('announcement.modified', 'announcement.correction-answered')`,
  ),
  'correction-requested': audited(sql`audited.action = 'announcement.correction-asked'`),
  'correction-received': audited(sql`audited.action = 'announcement.correction-answered'`),
  'team-correction-answered': audited(sql`audited.action = 'announcement.correction-answered'`),
  'cancellation-requested': audited(sql`audited.action = 'announcement.cancellation-asked'`),
  'team-cancellation-request': audited(sql`audited.action = 'announcement.cancellation-asked'`),
  'quote-issued': audited(sql`audited.action = 'announcement.quote-issued'`),
  'purchase-withdrawn': audited(sql`audited.action = 'announcement.purchase-withdrawn'`),
  'team-purchase-withdrawn': audited(sql`audited.action = 'announcement.purchase-withdrawn'`),
};

const mailsPerCause: readonly Rule[] = Object.entries(causes).map(([kind, count]) => ({
  rule: `one mail « ${kind} » per event`,
  found: sql`
    select mails.object_id as object from audit_events mails
    where mails.object_kind = 'announcement' and mails.action = 'announcement.mail-queued'
      and mails.detail->>'kind' = ${sql.lit(kind)}
    group by mails.object_id having count(*) > ${count}`,
}));

const unbroken = (table: 'invoices' | 'credit_notes'): Rule => ({
  rule: `numbers 1..n of ${table}`,
  found: sql`
    select series as object from (
      select series, min(sequence) as first, max(sequence) as last, count(*) as n from ${sql.table(table)} group by series
    ) numbered join number_series using (series)
    where first <> 1 or last <> n or last_number <> n`,
});

/**
 * What may be credited and not returned: the parts of a payment that failed at the provider, which may have reported
 * them as made before. The team was alerted; the next refund has no credit note for the same sum.
 */
const failedParts = sql`(
  select coalesce(sum(amount), 0) from partial_refunds
  where partial_refunds.payment_id = payments.id and status = 'failed' and refund_id is not null
)`;

/** The invariants of docs/lifecycle.md: each query finds violations of one. */
const rules: readonly Rule[] = [
  {
    rule: 'published ⇒ of the team, or approved by an administrator',
    found: sql`select id::text as object from announcements
      where status = 'published' and origin = 'visitor' and approved_by is null`,
  },
  {
    rule: 'invoice ⇔ completed or refunded payment',
    found: sql`select payments.id::text as object from payments
      left join invoices on invoices.payment_id = payments.id
      where (payments.status in ('completed', 'refunded')) <> (invoices.id is not null)`,
  },
  {
    rule: 'credit note ⇔ returned money',
    found: sql`select payments.id::text as object from payments
      where (payments.amount_refunded > 0) <> exists (
        select from credit_notes where credit_notes.payment_id = payments.id
      ) and (payments.amount_refunded > 0 or ${failedParts} = 0)`,
  },
  {
    rule: 'invoice ⇒ the amounts of its payment',
    found: sql`select invoices.id::text as object from invoices
      join payments on payments.id = invoices.payment_id
      where (invoices.amount_ht, invoices.amount_tva, invoices.amount_ttc, invoices.vat_rate)
        is distinct from (payments.amount_ht, payments.amount_tva, payments.amount_ttc, payments.vat_rate)`,
  },
  {
    rule: 'regulated payment ⇒ the sum of its lines',
    found: sql`select payments.id::text as object from payments
      where price is not null and amount_ht <> (
        select coalesce(sum((line->>'amountHT')::int), 0) from jsonb_array_elements(price->'lines') line
      )`,
  },
  {
    // A text that changed after its payment page was opened keeps the price paid; the review shows the difference.
    rule: 'published ⇒ paid at the price that was quoted',
    found: sql`select announcements.id::text as object from announcements
      join payments on payments.announcement_id = announcements.id
        and payments.status in ('completed', 'refunded') and not payments.duplicate
      where announcements.status = 'published' and payments.price is not null
        and (announcements.quote->'lines') is distinct from (
          select jsonb_agg(line order by place)
          from jsonb_array_elements(payments.price->'lines') with ordinality as priced (line, place)
          where line->>'kind' <> 'service'
        )
        and not exists (
          select from quotes
          where quotes.announcement_id = announcements.id and quotes.price->'lines' = payments.price->'lines'
        )
        and not exists (
          select from payments later
          where later.announcement_id = announcements.id and later.attempt > payments.attempt
        )
        and not exists (
          select from audit_events
          where object_kind = 'announcement' and object_id = announcements.id::text
            and action in (
              'announcement.modified', 'announcement.correction-answered', 'announcement.edited',
              'announcement.resubmitted'
            )
            and at >= payments.created_at
        )`,
  },
  {
    rule: 'at most one live completed payment',
    found: sql`select announcement_id::text as object from payments
      where status = 'completed' and not duplicate group by announcement_id having count(*) > 1`,
  },
  {
    rule: 'paid ⇒ exactly one completed payment',
    found: sql`select id::text as object from announcements
      where status = 'paid' and 1 <> (
        select count(*) from payments
        where payments.announcement_id = announcements.id and payments.status = 'completed' and not duplicate
      )`,
  },
  {
    rule: 'paid ⇒ a deadline',
    found: sql`select id::text as object from announcements where status = 'paid' and due_at is null`,
  },
  {
    rule: 'a correction asked for or answered ⇒ paid',
    found: sql`select id::text as object from announcements where correction is not null and status <> 'paid'`,
  },
  {
    rule: 'a correction is asked for ⇔ its request is open',
    found: sql`select announcements.id::text as object from announcements
      left join announcement_corrections open
        on open.announcement_id = announcements.id and open.ended_at is null
      where (announcements.correction is not distinct from 'asked') <> (open.id is not null)`,
  },
  {
    rule: 'the deadline stops while a correction is asked for',
    found: sql`select id::text as object from announcement_corrections
      where (due_before <= asked_at and due_after <> due_before)
        or (due_before > asked_at and (due_after < due_before or due_after < ended_at))`,
  },
  {
    rule: 'the deadline of an answered correction is the one that was set then',
    found: sql`select announcements.id::text as object from announcements
      join announcement_corrections last on last.announcement_id = announcements.id
      where announcements.correction = 'answered' and announcements.due_at <> last.due_after
        and last.asked_at = (
          select max(asked_at) from announcement_corrections
          where announcement_corrections.announcement_id = announcements.id
        )`,
  },
  {
    rule: 'an attestation in force ⇒ a published notice',
    found: sql`select attestations.announcement_id::text as object from attestations
      join announcements on announcements.id = attestations.announcement_id
      where attestations.replaced_at is null and attestations.withdrawn_at is null
        and (announcements.status <> 'published' or announcements.deleted_at is not null)`,
  },
  {
    rule: 'restored ⇒ never public by itself',
    found: sql`select id::text as object from announcements
      where ${PUBLISHED} and 'announcement.restored' = (
        select action from audit_events
        where object_kind = 'announcement' and object_id = announcements.id::text
          and action in ('announcement.restored', 'announcement.published', 'announcement.approved', 'announcement.came-due')
        order by at desc, id desc limit 1
      )`,
  },
  {
    rule: 'the invoice is of what was paid',
    found: sql`select payments.id::text as object from payments
      join invoices on invoices.payment_id = payments.id
      where (invoices.amount_ht, invoices.amount_tva, invoices.amount_ttc)
          <> (payments.amount_ht, payments.amount_tva, payments.amount_ttc)
        or payments.amount_ht + payments.amount_tva <> payments.amount_ttc`,
  },
  {
    rule: 'invoice minus credit notes = what was kept',
    found: sql`select payments.id::text as object from payments
      join invoices on invoices.payment_id = payments.id
      cross join lateral (
        select coalesce(sum(amount_ttc), 0) as ttc, coalesce(sum(amount_ht), 0) as ht from credit_notes
        where credit_notes.payment_id = payments.id
      ) credited
      where credited.ttc - payments.amount_refunded not between 0 and ${failedParts}
        or (payments.status = 'refunded' and credited.ht <> invoices.amount_ht)`,
  },
  {
    rule: 'published ⇒ after the withdrawal period of a consumer who did not ask for an earlier publication',
    found: sql`select id::text as object from announcements
      where status = 'published' and published_at < publishable_from`,
  },
  {
    rule: 'withdrawn ⇒ refunded, or about to be',
    found: sql`select id::text as object from payments
      where withdrawal is not null and status <> 'refunded' and refund_status is null`,
  },
  unbroken('invoices'),
  unbroken('credit_notes'),
  ...mailsPerCause,
];

export type Violation = { readonly rule: string; readonly object: string };

const MOST_PER_RULE = 20;

/** All violations in the database; there should be none. */
export const findViolations = async (db: Connection): Promise<Violation[]> =>
  (await everyRule.execute(db)).rows;

/** Without the time limit of a request: on a large site, all rules together take longer. */
export const findViolationsAtNight = (db: Connection): Promise<Violation[]> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return findViolations(trx);
  });

/** One statement, which is named: to plan each rule at each check took ten times longer than to run them all. */
const everyRule = sql<Violation>`${named} ${sql.join(
  rules.map(
    ({ rule, found }) =>
      sql`select ${sql.lit(rule)} as rule, object from (${found} limit ${sql.lit(MOST_PER_RULE)}) violations`,
  ),
  sql` union all `,
)}`;
