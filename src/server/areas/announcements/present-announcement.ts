import type { AnnouncementItem } from '#contract/announcements.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { sanitise } from '#server/html/sanitise.ts';
import type { PublishedAnnouncementRow } from './announcements.queries.ts';

export const presentAnnouncement = (row: PublishedAnnouncementRow): AnnouncementItem => {
  const type = findAnnouncementType(row.type_id);
  const publicationDate = (row.publication_date ?? row.created_at).toISOString();
  return {
    id: row.id,
    title: row.title,
    type: { id: type.id, name: type.name, label: type.label },
    type_id: type.id,
    type_name: type.name,
    company_name: row.company_name,
    companyName: row.company_name,
    company_form: row.company_form,
    companyForm: row.company_form,
    // A company that is not registered yet has no number to show.
    siret: row.siret && row.siret !== PENDING_SIRET ? row.siret : null,
    rcs: row.rcs || null,
    capital: row.capital || null,
    address: row.address || null,
    city: row.city,
    department: row.department,
    content: sanitise(row.content),
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
