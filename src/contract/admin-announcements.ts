import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { announcementStatuses, paymentStatuses } from '#domain/announcement/status.ts';
import { typeFilter } from './announcements.ts';
import {
  dateRangeShape,
  filterText,
  firstGiven,
  pageNumber,
  pageSize,
  sortShape,
  unlessEmpty,
} from './fields.ts';
import { listFilterShape, pageBodyShape } from './list-body.ts';
import { messages } from './messages.fr.ts';

const text = messages.adminAnnouncement;

const DEFAULT_PAGE_SIZE = 10;

/** The pills of the list: the buckets of the domain's `bucketOf`, not single statuses. */
export const announcementFilters = ['published', 'draft', 'pending', 'rejected'] as const;

/** The columns that the list can be sorted by. Unsorted: the newest first, abandoned payments last. */
export const announcementSorts = ['title', 'company', 'type', 'publication_date', 'status'] as const;
export type AnnouncementSort = (typeof announcementSorts)[number];

/** One status, or `other`: all those with the badge « Autre ». */
export const exactStatuses = ['other', ...announcementStatuses] as const;
export type ExactStatus = (typeof exactStatuses)[number];

/** The author of announcements that were submitted on the site. */
export const VISITOR_AUTHOR = 'visitor';

const pageShape = {
  page: pageNumber.default(1),
  limit: pageSize.optional(),
  page_size: pageSize.optional(),
  pageSize: pageSize.optional(),
};

const filterShape = {
  /** Left out, empty or `all`: every announcement, those of no pill included. */
  status: z.enum(['', 'all', ...announcementFilters], { error: text.status }).default('all'),
  /** A part of the company's name, or a whole SIRET: see the domain's `matchesAdminSearch`. */
  search: filterText.optional(),
  exact_status: unlessEmpty(z.enum(exactStatuses, { error: text.exactStatus })),
  exactStatus: unlessEmpty(z.enum(exactStatuses, { error: text.exactStatus })),
  type_id: unlessEmpty(typeFilter),
  typeId: unlessEmpty(typeFilter),
  announcementType: unlessEmpty(typeFilter),
  /** `visitor`, or the id of the administrator who created it. */
  author: unlessEmpty(
    z.union([z.literal(VISITOR_AUTHOR), z.guid().toLowerCase()], { error: messages.list.author }),
  ),
  /** By publication date; without one, an announcement is in no range. */
  ...dateRangeShape,
  ...sortShape(announcementSorts),
};

const readFilter = (given: z.output<z.ZodObject<typeof filterShape>>) => ({
  status: given.status === '' || given.status === 'all' ? undefined : given.status,
  search: given.search?.trim() || undefined,
  exactStatus: firstGiven(given.exact_status, given.exactStatus),
  typeId: firstGiven(given.type_id, given.typeId, given.announcementType),
  author: given.author,
  start: firstGiven(given.start_date, given.startDate),
  end: firstGiven(given.end_date, given.endDate),
  sort: given.sortBy,
  order: given.sortOrder ?? 'asc',
});

export const adminAnnouncementListQuery = z
  .object({ ...pageShape, ...filterShape })
  .transform(({ page, limit, page_size, pageSize: size, ...filter }) => ({
    page,
    limit: firstGiven(limit, page_size, size) ?? DEFAULT_PAGE_SIZE,
    ...readFilter(filter),
  }));

export type AdminAnnouncementList = z.output<typeof adminAnnouncementListQuery>;

/** The same in a body: a text that is searched everywhere may be a name, which must not be in an address or a log. */
export const adminAnnouncementListBody = z
  .object({ ...pageBodyShape(DEFAULT_PAGE_SIZE), ...filterShape }, { error: messages.request.invalid })
  .transform(({ page, limit, ...filter }) => ({ page, limit, ...readFilter(filter) }));

/** What the list shows: what the filters find, or the dossiers that were searched for. */
export const announcementExportBody = z
  .object({ ...filterShape, dossier: unlessEmpty(filterText.trim()) }, { error: messages.request.invalid })
  .transform(({ dossier, ...filter }) => ({ dossier, ...readFilter(filter) }));

/** « Retrouver un dossier »: sent in a body, since a name or an e-mail address must not be in an address or a log. */
export const dossierBody = z.object(
  {
    /** A reference, an invoice number, or words of the contact's name or e-mail address. */
    text: filterText.trim().min(1, text.dossier),
    ...pageBodyShape(DEFAULT_PAGE_SIZE),
  },
  { error: messages.request.invalid },
);

/** The choices of the list's filters that only the server knows. */
export const announcementAuthorsAnswer = z.object({
  /** The administrators who created announcements, by name. */
  authors: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const pendingQuery = z.object(pageShape).transform((query) => ({
  page: query.page,
  limit: firstGiven(query.page_size, query.pageSize, query.limit) ?? DEFAULT_PAGE_SIZE,
}));

export const adminPagination = z.object({
  total: z.number(),
  page: z.number(),
  currentPage: z.number(),
  limit: z.number(),
  page_size: z.number(),
  pages: z.number(),
  total_pages: z.number(),
  totalPages: z.number(),
});

/** The payment that counts, else the latest attempt. Amounts in euros, VAT included. */
export const announcementPayment = z.object({
  status: z.enum(paymentStatuses),
  amount: z.number(),
  paid_at: z.string().nullable(),
  invoice_number: z.string().nullable(),
  /** « requested » until the provider has the refund; « failed » needs a person. Null: no refund. */
  refund: z.enum(['requested', 'succeeded', 'failed']).nullable(),
  refunded_at: z.string().nullable(),
  /** Given back so far. */
  returned: z.number(),
  /** What may still be given back now: nothing while a refund is under way. */
  refundable: z.number(),
  /** Paid at a regulated price, of which the law allows no rebate. */
  regulated: z.boolean(),
  /** The last partial refund, unless it is made. */
  partial_refund: z
    .object({ amount: z.number(), status: z.enum(['requested', 'failed']), reason: z.string() })
    .nullable(),
});
export type AnnouncementPayment = z.infer<typeof announcementPayment>;

const noticeType = z.object({ id: z.number(), name: z.string(), label: z.string() });

/** An announcement in the back-office's lists. */
export const adminAnnouncementItem = z.object({
  id: z.string(),
  reference_number: z.string(),
  slug: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_form: z.string(),
  siret: z.string().nullable(),
  rcs: z.string().nullable(),
  capital: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  department: z.string(),
  /** « Autre », 0, if it is missing. */
  type: noticeType,
  /** The other modifications that the notice announces. */
  other_types: z.array(noticeType),
  /** Sanitised HTML. */
  content: z.string(),
  /** Its badge and pill: the domain's `bucketOf(status)`. */
  status: z.enum(announcementStatuses),
  published: z.boolean(),
  publication_date: z.string().nullable(),
  submission_date: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  contact_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  origin: z.enum(['visitor', 'admin']),
  /** Null for an announcement created in the back-office. */
  offer: z.enum(offerNames).nullable(),
  /** The deadline of the paid offer; null while unpaid. */
  due_at: z.string().nullable(),
  payment: announcementPayment.nullable(),
  cancellation_requested_at: z.string().nullable(),
  /** It has an attestation in force. */
  attested: z.boolean(),
  /** A draft that was public before. */
  withdrawn: z.boolean(),
  rev: z.number(),
});
export type AdminAnnouncementItem = z.infer<typeof adminAnnouncementItem>;

export const adminAnnouncementListAnswer = z.object({
  announcements: z.array(adminAnnouncementItem),
  /** Exact, unless `totalIsMore`: a search counts up to 500, a filtered list up to 10 000. */
  pagination: adminPagination.extend({ totalIsMore: z.boolean() }),
});

/** The columns that the trash can be sorted by. Unsorted: the last deleted first. */
export const announcementTrashSorts = ['title', 'company', 'status', 'deleted_at'] as const;

/** Searched in the title and the company's name, or a whole reference; the days are those of the deletion. */
const trashFilter = {
  ...listFilterShape(announcementTrashSorts),
  status: unlessEmpty(z.enum(announcementStatuses, { error: messages.list.status })),
};

export const announcementTrashQuery = z
  .object({ ...pageShape, ...trashFilter })
  .transform(({ page, limit, page_size, pageSize: size, ...filter }) => ({
    page,
    limit: firstGiven(page_size, size, limit) ?? DEFAULT_PAGE_SIZE,
    ...filter,
  }));

export const announcementTrashExportBody = z.object(trashFilter, { error: messages.request.invalid });
export type AnnouncementTrashFilter = z.output<typeof announcementTrashExportBody>;

/** A deleted announcement, which can be restored. */
export const trashedAnnouncement = z.object({
  id: z.string(),
  reference_number: z.string(),
  title: z.string(),
  company_name: z.string(),
  /** Its status when it was deleted; a published one is restored as a draft. */
  status: z.enum(announcementStatuses),
  deleted_at: z.string(),
  deleted_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The amount paid and not refunded, in euros. */
  paid_amount: z.number().nullable(),
});
export type TrashedAnnouncement = z.infer<typeof trashedAnnouncement>;

export const announcementTrashAnswer = z.object({
  announcements: z.array(trashedAnnouncement),
  pagination: adminPagination.extend({ totalIsMore: z.boolean() }),
});

const MAX_IDS = 100;

/** Repeated ids count once; an empty list does nothing. */
const ids = z
  .array(z.guid({ error: messages.announcement.badId }).toLowerCase(), { error: messages.request.invalid })
  .transform((given) => [...new Set(given)])
  .refine((given) => given.length <= MAX_IDS, text.ids);

export const bulkIdsBody = z.object({ ids }, { error: messages.request.invalid });

/** `success` is false when nothing could be done; some may have failed while others succeeded. */
const bulkDone = z.object({
  success: z.boolean(),
  message: z.string(),
  failedIds: z.array(z.string()),
  /** Why each of `failedIds` failed; its reference and status, if the announcement still exists. */
  failures: z.array(
    z.object({
      id: z.string(),
      reference_number: z.string().nullable(),
      message: z.string(),
      status: z.enum(announcementStatuses).nullable(),
      /** Who handled it meanwhile. */
      by: z.string().nullable(),
    }),
  ),
});

export const bulkAnnouncementsDeleted = bulkDone.extend({ deletedIds: z.array(z.string()) });
export const bulkAnnouncementsPublished = bulkDone.extend({
  publishedIds: z.array(z.string()),
  /** Approved for a later day, when the server publishes it. */
  scheduledIds: z.array(z.string()),
  alreadyPublishedIds: z.array(z.string()),
});
export const bulkAnnouncementsUnpublished = bulkDone.extend({ unpublishedIds: z.array(z.string()) });
export const bulkAnnouncementsRejected = bulkDone.extend({
  rejectedIds: z.array(z.string()),
  /** Those of `rejectedIds` that are refunded. */
  refundedIds: z.array(z.string()),
});

/** `conflict` of a 409: who handled it meanwhile, and when; null if it was no administrator. */
export const announcementConflict = z.object({
  status: z.enum(announcementStatuses),
  /** True if it was deleted, with a 404. */
  deleted: z.boolean(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type AnnouncementConflict = z.infer<typeof announcementConflict>;
