import { z } from 'zod';
import { filterText, firstGiven, pageNumber, pageSize } from './fields.ts';

const DEFAULT_PAGE_SIZE = 10;

export const announcementListQuery = z
  .object({
    page: pageNumber.default(1),
    page_size: pageSize.optional(),
    pageSize: pageSize.optional(),
    limit: pageSize.optional(),
  })
  .transform(({ page, ...sizes }) => ({
    page,
    pageSize: firstGiven(sizes.page_size, sizes.pageSize, sizes.limit) ?? DEFAULT_PAGE_SIZE,
  }));

export const announcementSlugParams = z.object({ slug: filterText });

/** A published announcement. Snake case, with the camelCase twins the specification reads. */
export const announcementItem = z.object({
  id: z.string(),
  title: z.string(),
  type: z.object({ id: z.number(), name: z.string(), label: z.string() }),
  type_id: z.number(),
  type_name: z.string(),
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
  /** Personal data: given only where the announcer agreed to publish it. */
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
    total: z.number(),
    total_pages: z.number(),
    totalPages: z.number(),
    page: z.number(),
    currentPage: z.number(),
    limit: z.number(),
    page_size: z.number(),
  }),
});

export const announcementAnswer = z.object({ success: z.literal(true), announcement: announcementItem });
