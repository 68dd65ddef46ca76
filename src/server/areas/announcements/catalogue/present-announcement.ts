import type { AnnouncementItem, AnnouncementLink } from '#contract/announcements.ts';
import { offers } from '#domain/announcement/offers.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import type { LinkRow, PublishedAnnouncementRow, ReferenceRow } from './announcements.queries.ts';

export const presentAnnouncement = (row: PublishedAnnouncementRow): AnnouncementItem => {
  const type = findAnnouncementType(row.type_id);
  const publicationDate = (row.publication_date ?? row.created_at).toISOString();
  return {
    id: row.id,
    title: row.title,
    type: presentType(row.type_id),
    type_id: type.id,
    type_name: type.name,
    other_types: row.other_type_ids.map(presentType),
    company_name: row.company_name,
    companyName: row.company_name,
    company_form: row.company_form,
    companyForm: row.company_form,
    // A company that is not registered yet has no SIRET to show.
    siret: row.siret && row.siret !== PENDING_SIRET ? row.siret : null,
    rcs: row.rcs || null,
    capital: row.capital || null,
    address: row.address || null,
    city: row.city,
    department: row.department,
    content: sanitiseNotice(row.content),
    publication_date: publicationDate,
    publicationDate,
    contact_info: row.contact_public
      ? { name: row.contact_name, email: row.contact_email, phone: row.contact_phone ?? '' }
      : null,
    slug: row.slug,
    status: row.status,
    reference_number: row.reference,
    referenceNumber: row.reference,
    submission_date: row.submitted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
};

const presentType = (typeId: number) => {
  const { id, name, label } = findAnnouncementType(typeId);
  return { id, name, label };
};

export const presentLink = (row: LinkRow): AnnouncementLink => ({
  slug: row.slug,
  title: row.title,
  type: presentType(row.type_id),
  reference_number: row.reference,
  publication_date: row.publication_date?.toISOString() ?? '',
});

const inEuros = (cents: number | null): number => (cents ?? 0) / 100;

export const presentReference = (row: ReferenceRow) => {
  const submitted = (row.submitted_at ?? row.created_at).toISOString();
  return {
    title: row.title,
    status: row.status,
    reference_number: row.reference,
    referenceNumber: row.reference,
    created_at: row.created_at.toISOString(),
    submission_date: submitted,
    submissionDate: submitted,
    offer: row.offer
      ? { name: row.offer, label: offers[row.offer].label, hours: offers[row.offer].hours }
      : null,
    dueAt: row.due_at?.toISOString() ?? null,
    payment: row.payment_status
      ? {
          invoiceNumber: row.invoice_number,
          status: row.payment_status,
          amountHT: inEuros(row.amount_ht),
          amountTVA: inEuros(row.amount_tva),
          amountTTC: inEuros(row.amount_ttc),
          paymentDate: row.completed_at?.toISOString() ?? null,
        }
      : null,
  };
};
