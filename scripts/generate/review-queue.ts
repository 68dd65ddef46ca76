import type { Database } from '#server/db/client.ts';
import { unhurried } from './without-indexes.ts';

/**
 * Turns published announcements into a realistic back-office: of every thousand, five are pending (three of
 * them paid), twenty are drafts, ten rejected, ten never paid for. The pending ones are recent; a few were
 * modified by their announcers, and some are duplicates.
 */
export const fillReviewQueue = async (db: Database): Promise<void> => {
  const kind = 'right(reference, 3)::int';
  const isPaid = `${kind} < 3`;
  await unhurried(db, [
    'analyze announcements',
    `update announcements set
      status = case when ${isPaid} then 'paid' when ${kind} < 5 then 'pending' when ${kind} < 25 then 'draft'
        when ${kind} < 35 then 'rejected' else 'payment_failed' end,
      origin = case when ${kind} between 5 and 24 then 'admin' else 'visitor' end,
      offer = case when ${kind} between 5 and 24 then null else (array['standard', 'premium', 'entreprise'])[1 + ${kind} % 3] end,
      published_at = null,
      due_at = case when ${isPaid} then now() - interval '2 days' + (left(right(reference, 6), 3)::int) * interval '5 minutes' end
    where ${kind} < 45`,
    `insert into payments (id, announcement_id, attempt, status, offer, amount_ttc, amount_ht, amount_tva, provider, completed_at)
    select gen_random_uuid(), id, 1, 'completed', offer, 14900, 12417, 2483, 'sandbox', now()
    from announcements where status = 'paid'`,
    `insert into announcement_versions (announcement_id, rev, saved_by_kind, status, snapshot, text_sha256)
    select id, 1, 'customer', status, jsonb_build_object('type_id', type_id, 'title', title, 'content',
      replace(content, 'assemblée', 'assemblée générale'), 'details', details, 'company_name', company_name,
      'company_form', company_form, 'siret', siret, 'rcs', rcs, 'capital', '1 000 €', 'address', address, 'city', city,
      'department', department, 'contact_name', contact_name, 'contact_email', contact_email, 'contact_phone',
      contact_phone, 'contact_public', contact_public, 'offer', offer), repeat('0', 64)
    from announcements where status in ('paid', 'pending') and right(reference, 4)::int < 5000`,
    'vacuum analyze announcements, announcement_words, announcement_tally, payments, announcement_versions',
  ]);
};
