import type { AdminAnnouncementItem, AnnouncementPayment } from '#contract/admin-announcements.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { refundable } from '#domain/payment/partial-refund.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import type { AdminRow } from './admin-rows.queries.ts';

export const presentItem = (row: AdminRow): AdminAnnouncementItem => ({
  id: row.id,
  reference_number: row.reference,
  slug: row.slug,
  title: row.title,
  company_name: row.company_name,
  company_form: row.company_form,
  siret: row.siret,
  rcs: row.rcs,
  capital: row.capital,
  address: row.address,
  city: row.city,
  department: row.department,
  type: presentType(row.type_id),
  other_types: row.other_type_ids.map(presentType),
  content: sanitiseNotice(row.content),
  status: row.status,
  published: row.published,
  publication_date: row.publication_date?.toISOString() ?? null,
  submission_date: row.submitted_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  contact_info: presentContact(row),
  origin: row.origin,
  offer: row.offer,
  due_at: row.due_at?.toISOString() ?? null,
  payment: presentPayment(row),
  cancellation_requested_at: row.cancellation_requested_at?.toISOString() ?? null,
  attested: row.attested,
  withdrawn: row.withdrawn,
  rev: row.rev,
});

export const presentType = (typeId: number) => {
  const { id, name, label } = findAnnouncementType(typeId);
  return { id, name, label };
};

export const presentContact = (row: AdminRow) => ({
  name: row.contact_name,
  email: row.contact_email,
  phone: row.contact_phone ?? '',
});

export const presentPayment = (row: AdminRow): AnnouncementPayment | null => {
  if (!row.payment_status) return null;
  const { payment_status: status, amount_ttc, amount_refunded, part_status, part_amount, part_reason } = row;
  const [amount, returned] = [amount_ttc ?? 0, amount_refunded ?? 0];
  const refundUnderWay = row.refund_status === 'requested' || part_status === 'requested';
  return {
    status,
    amount: amount / 100,
    paid_at: row.completed_at?.toISOString() ?? null,
    invoice_number: row.invoice_number,
    refund: row.payment_status === 'refunded' ? 'succeeded' : row.refund_status,
    refunded_at: row.refunded_at?.toISOString() ?? null,
    returned: returned / 100,
    refundable: refundable({ status, amount, returned, refundUnderWay }) / 100,
    regulated: row.price !== null,
    partial_refund:
      part_status && part_status !== 'succeeded'
        ? { amount: (part_amount ?? 0) / 100, status: part_status, reason: part_reason ?? '' }
        : null,
  };
};

export const presentPages = (total: number, { page, limit }: { page: number; limit: number }) => {
  const pages = Math.ceil(total / limit);
  return {
    total,
    page,
    currentPage: page,
    limit,
    page_size: limit,
    pages,
    total_pages: pages,
    totalPages: pages,
  };
};
