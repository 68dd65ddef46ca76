import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { auditActions, auditActors } from '#contract/audit-labels.fr.ts';
import { paths } from '#contract/paths.ts';
import { type AnnouncementEvent, allows } from '#domain/announcement/lifecycle.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { isPublic } from '#domain/announcement/visibility.ts';
import { isPublishable, isRefunded } from '#server/areas/announcement-lifecycle/public.ts';
import { listDocuments } from '#server/areas/documents/public.ts';
import { listTables, priceDoubt } from '#server/areas/tariff/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { withoutSecrets } from '#server/redact.ts';
import { type Compared, compareNotices } from '../review/compare-notices.ts';
import { findRow, type OneRow } from './admin-rows.queries.ts';
import {
  findAttestation,
  findVersion,
  type LinkedRow,
  listHistory,
  listLinks,
  listVersions,
} from './one-announcement.queries.ts';
import { presentAttestation, presentVersion } from './present-history.ts';
import { presentContact, presentPayment, presentType } from './present-item.ts';

/** One announcement with everything the back-office shows. */
export const readAnnouncement = async (db: Connection, id: string, now: Date): Promise<AdminAnnouncement> => {
  const row = await findRow(db, id);
  if (!row) throw new AppError('announcement.not-found', { id });
  const { corrects, correctedBy } = await listLinks(db, { id, correctsId: row.corrects_id });
  const documents = await listDocuments(db, id);
  const history = await listHistory(db, id);
  return {
    ...presentForm(row),
    id,
    referenceNumber: row.reference,
    slug: row.slug,
    status: row.status,
    origin: row.origin,
    offer: row.offer,
    type: presentType(row.type_id),
    company_name: row.company_name,
    company_form: row.company_form,
    announcement_type: row.type_id,
    contact_info: presentContact(row),
    rev: row.rev,
    ...presentMoments(row),
    approvedBy: row.approved_name,
    rejectedBy: row.rejected_name,
    rejectReason: row.reject_reason,
    cancellationReason: row.cancellation_reason && withoutSecrets(row.cancellation_reason),
    correction: row.correction,
    payment: presentPayment(row),
    priceDoubt: priceDoubt(await listTables(db), row) ?? null,
    attestation: presentAttestation(await findAttestation(db, id)),
    documents: documents.map((document) => ({
      ...document,
      url: `${paths.api}/admin/legal-announcements/${id}/documents/${document.id}`,
    })),
    versions: (await listVersions(db, id)).map(presentVersion),
    history: history.map(({ at, action, actor_kind, name }) => ({
      at: at.toISOString(),
      action,
      by: name ?? auditActors[actor_kind],
      sentence: auditActions[action] ?? `(${action})`,
    })),
    corrects: corrects ? presentLinked(corrects, now) : null,
    correctedBy: correctedBy.map((linked) => presentLinked(linked, now)),
    may: mayDo(row, { refunded: await isRefunded(db, id), now }),
  };
};

export const presentForm = (row: OneRow) => ({
  title: row.title,
  content: sanitiseNotice(row.content),
  companyName: row.company_name,
  companyForm: row.company_form,
  siret: row.siret ?? '',
  rcs: row.rcs ?? '',
  capital: row.capital ?? '',
  address: row.address,
  city: row.city,
  department: row.department,
  announcementType: row.type_id,
  otherTypeIds: row.other_type_ids,
  publicationDate: row.publication_date?.toISOString() ?? null,
  published: row.published,
  contactPerson: row.contact_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone ?? '',
  contactPublic: row.contact_public,
  details: row.details as Record<string, string>,
});

const presentMoments = (row: OneRow) => ({
  submissionDate: row.submitted_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  dueAt: row.due_at?.toISOString() ?? null,
  publishableFrom: row.publishable_from?.toISOString() ?? null,
  approvedAt: row.approved_at?.toISOString() ?? null,
  rejectedAt: row.rejected_at?.toISOString() ?? null,
  cancellationRequestedAt: row.cancellation_requested_at?.toISOString() ?? null,
});

export const presentLinked = (row: LinkedRow, now: Date) => ({
  id: row.id,
  referenceNumber: row.reference,
  title: row.title,
  typeLabel: findAnnouncementType(row.type_id).label,
  status: row.status,
  publicationDate: row.publication_date?.toISOString() ?? null,
  slug: isPublic(row.status, row.publication_date, now) ? row.slug : null,
});

const mayDo = (
  row: OneRow,
  { refunded, now }: { refunded: boolean; now: Date },
): AdminAnnouncement['may'] => {
  const facts = { status: row.status, deleted: false, refunded, due: isPublishable(row, now) };
  const may = (event: AnnouncementEvent) => allows(event, facts);
  return {
    edit: may('edit'),
    approve: may('approve'),
    publish: may('publish'),
    unpublish: may('unpublish'),
    reject: may('reject'),
    delete: may('delete'),
    correct: isPublic(row.status, row.publication_date, now),
  };
};

/** An earlier text and its differences from the present one. */
export const readVersion = async (db: Connection, asked: { id: string; rev: number }) => {
  const row = await findRow(db, asked.id);
  if (!row) throw new AppError('announcement.not-found', asked);
  const version = await findVersion(db, asked);
  if (!version) throw new AppError('announcement.version-not-found', asked);
  const snapshot = version.snapshot as Compared;
  return {
    ...presentVersion(version),
    content: sanitiseNotice(String(snapshot.content ?? '')),
    changes: compareNotices(snapshot, row),
  };
};
