import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { REFERENCE } from '#domain/announcement/reference.ts';
import { announcementStatuses, paymentStatuses } from '#domain/announcement/status.ts';
import {
  findAnnouncementType,
  findAnnouncementTypeByName,
  unknownAnnouncementType,
} from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { publicationPeriods } from '#domain/period/publication-period.ts';
import { dateRangeShape, filterText, firstGiven, pageNumber, pageSize, unlessEmpty } from './fields.ts';
import { messages } from './messages.fr.ts';

const DEFAULT_PAGE_SIZE = 10;

const text = messages.announcement;

/** A number, or the name of a type in any spelling; « transfert_siège » is 9. */
export const typeFilter = z
  .string({ error: text.type })
  .max(100, text.type)
  .refine(
    (given) => /^\d{1,9}$/.test(given) || findAnnouncementTypeByName(given) !== unknownAnnouncementType,
    text.type,
  )
  .transform((given) => (/^\d+$/.test(given) ? Number(given) : findAnnouncementTypeByName(given).id));

const departmentFilter = z
  .string({ error: text.department })
  .regex(/^(?:\d{2,3}|2[ab])$/i, text.department)
  .toUpperCase();

const searchShape = {
  /** A company's name, a SIRET or a SIREN with or without spaces, or a reference. */
  search: filterText.optional(),
  type_id: unlessEmpty(typeFilter),
  typeId: unlessEmpty(typeFilter),
  type: unlessEmpty(typeFilter),
  announcementType: unlessEmpty(typeFilter),
  department: unlessEmpty(departmentFilter),
  ...dateRangeShape,
  /** Instead of two dates: computed by the server, so that a link to a search stays valid. */
  period: unlessEmpty(z.enum(publicationPeriods, { error: text.period })),
};

type SearchInput = z.output<z.ZodObject<typeof searchShape>>;

const toSearch = (given: SearchInput) => ({
  search: given.search?.trim() || undefined,
  typeId: firstGiven(given.type_id, given.typeId, given.type, given.announcementType),
  department: given.department,
  start: firstGiven(given.start_date, given.startDate),
  end: firstGiven(given.end_date, given.endDate),
  period: given.period,
});

export type AnnouncementSearch = ReturnType<typeof toSearch>;

export const announcementListQuery = z
  .object({
    ...searchShape,
    page: pageNumber.default(1),
    page_size: pageSize.optional(),
    pageSize: pageSize.optional(),
    limit: pageSize.optional(),
  })
  .transform(({ page, page_size, pageSize: camel, limit, ...given }) => ({
    ...toSearch(given),
    page,
    pageSize: firstGiven(page_size, camel, limit) ?? DEFAULT_PAGE_SIZE,
  }));

/** The same search without pages: the content of the exports. */
export const announcementExportQuery = z.object(searchShape).transform(toSearch);

/** The filters of a feed: an existing department and an existing type, or neither. */
export const announcementFeedQuery = z
  .object({
    department: unlessEmpty(
      departmentFilter.refine((code) => findDepartment(code) !== undefined, text.department),
    ),
    type: unlessEmpty(typeFilter.refine((id) => findAnnouncementType(id).id !== 0, text.type)),
    type_id: unlessEmpty(typeFilter.refine((id) => findAnnouncementType(id).id !== 0, text.type)),
  })
  .transform(({ department, type, type_id }) => ({ department, typeId: firstGiven(type, type_id) }));

export const announcementSlugParams = z.object({ slug: filterText });

/** The format « AL-######»; lower case is accepted. */
export const announcementReferenceParams = z.object({
  reference: z
    .string({ error: text.referenceNotFound })
    .trim()
    .toUpperCase()
    .regex(REFERENCE, text.referenceNotFound),
});

/** A published announcement. Snake case, with the camelCase names that the specification also reads. */
export const announcementItem = z.object({
  id: z.string(),
  title: z.string(),
  type: z.object({ id: z.number(), name: z.string(), label: z.string() }),
  type_id: z.number(),
  type_name: z.string(),
  /** The modifications that the notice announces beside its type. */
  other_types: z.array(z.object({ id: z.number(), name: z.string(), label: z.string() })),
  company_name: z.string(),
  companyName: z.string(),
  company_form: z.string(),
  companyForm: z.string(),
  siret: z.string().nullable(),
  rcs: z.string().nullable(),
  capital: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string(),
  department: z.string(),
  content: z.string(),
  publication_date: z.string(),
  publicationDate: z.string(),
  /** Personal data: present only if the announcer agreed to publish it. */
  contact_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  slug: z.string(),
  status: z.string(),
  reference_number: z.string(),
  referenceNumber: z.string(),
  submission_date: z.string().nullable(),
  created_at: z.string(),
});

export type AnnouncementItem = z.infer<typeof announcementItem>;

export const announcementListAnswer = z.object({
  data: z.array(announcementItem),
  pagination: z.object({
    /** Exact up to 10 000; above, 10 000 with `totalIsMore`. */
    total: z.number(),
    totalIsMore: z.boolean(),
    total_pages: z.number(),
    totalPages: z.number(),
    page: z.number(),
    currentPage: z.number(),
    limit: z.number(),
    page_size: z.number(),
  }),
});

/** Another notice, with the fields that a link needs. */
export const announcementLink = z.object({
  slug: z.string(),
  title: z.string(),
  type: z.object({ id: z.number(), name: z.string(), label: z.string() }),
  reference_number: z.string(),
  publication_date: z.string(),
});

export type AnnouncementLink = z.infer<typeof announcementLink>;

export const announcementDetail = announcementItem.extend({
  /** The notice that this rectificatif or additif corrects, if it is public. */
  corrects: announcementLink.nullable(),
  /** The public rectificatifs and additifs of this notice, oldest first. */
  corrected_by: z.array(announcementLink),
});

export type AnnouncementDetail = z.infer<typeof announcementDetail>;

export const announcementAnswer = z.object({ success: z.literal(true), announcement: announcementDetail });

/** A bare array, as the specification reads it. */
export const announcementTypesAnswer = z.array(
  z.object({ id: z.number(), name: z.string(), label: z.string() }),
);

/**
 * What the confirmation page shows to anyone with the reference: nothing about the company, the text or
 * people.
 */
export const announcementReferenceAnswer = z.object({
  success: z.literal(true),
  announcement: z.object({
    title: z.string(),
    status: z.enum(announcementStatuses),
    reference_number: z.string(),
    referenceNumber: z.string(),
    created_at: z.string(),
    submissionDate: z.string(),
    submission_date: z.string(),
    /** Null for an announcement created in the back-office. */
    offer: z.object({ name: z.enum(offerNames), label: z.string(), hours: z.number() }).nullable(),
    /** The deadline of the paid offer. */
    dueAt: z.string().nullable(),
    /** Euros; null before the first payment attempt. */
    payment: z
      .object({
        invoiceNumber: z.string().nullable(),
        status: z.enum(paymentStatuses),
        amountHT: z.number(),
        amountTVA: z.number(),
        amountTTC: z.number(),
        paymentDate: z.string().nullable(),
      })
      .nullable(),
  }),
});
