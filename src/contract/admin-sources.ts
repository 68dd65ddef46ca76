import { z } from 'zod';
import { filterText, pageNumber, pageSize, unlessEmpty } from './fields.ts';
import { listFilterShape, listPagination } from './list-body.ts';
import { messages } from './messages.fr.ts';
import { clean, inEitherSpelling, oneLine, typedMax } from './typed-text.ts';
import { writingMessages } from './writing-messages.fr.ts';

const text = writingMessages.sources;

/** The columns that the list can be sorted by. Unsorted: the last imported first. */
export const sourceSorts = ['title', 'category', 'published_at', 'imported_at'] as const;

/** Searched in the title and the origin; the days are those of the import. */
const filterShape = {
  ...listFilterShape(sourceSorts),
  /** `available`: unpublished and not yet used. */
  status: unlessEmpty(z.enum(['available', 'used', 'all'], { error: text.status })),
  /** A number, a slug or a name. */
  category: unlessEmpty(filterText.trim()),
};

export const sourceListQuery = z.object({
  page: pageNumber.default(1),
  limit: pageSize.default(10),
  ...filterShape,
});

export const sourceExportBody = z.object(filterShape, { error: messages.request.invalid });
export type SourceFilter = z.output<typeof sourceExportBody>;

export const sourceItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category_id: z.number(),
  category_name: z.string(),
  category_slug: z.string(),
  origin_name: z.string(),
  origin_url: z.string().nullable(),
  origin_published_at: z.string().nullable(),
  imported_at: z.string(),
  is_used: z.boolean(),
  /** Published unchanged: it is a reprise, and no longer a source. */
  is_published: z.boolean(),
  /** The drafts and articles written from it. */
  used_in: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type SourceItem = z.infer<typeof sourceItem>;

export const sourceListAnswer = z.object({
  sources: z.array(sourceItem),
  pagination: listPagination,
  totals: z.object({ available: z.number(), used: z.number(), all: z.number() }),
});

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/**
 * The text of a file: RSS, Atom, JSON Feed, or JSON `[{ title, date, origin, link, content, description?,
 * category? }]` (or `{ sources: […] }`). The server fetches no address given by a screen.
 */
export const sourceImportBody = inEitherSpelling(
  z.object(
    {
      content: z
        .string({ error: text.content })
        .max(IMPORT_MAX_BYTES, text.content)
        .transform(clean)
        .refine((given) => given.trim() !== '', text.content),
      /** The category of sources that name none of ours. */
      category_id: z
        .union(
          [
            z.number(),
            z
              .string()
              .regex(/^\d{1,2}$/)
              .transform(Number),
          ],
          {
            error: messages.adminArticle.category,
          },
        )
        .pipe(
          z
            .number({ error: messages.adminArticle.category })
            .int(messages.adminArticle.category)
            .min(1, messages.adminArticle.category)
            .max(11, messages.adminArticle.category),
        ),
      /** The origin of sources that name none; the title of the feed has priority. */
      origin: z
        .string({ error: text.origin })
        .max(typedMax(200), text.origin)
        .transform(oneLine)
        .pipe(z.string().max(200, text.origin))
        .optional(),
    },
    { error: messages.request.invalid },
  ),
  { categoryId: 'category_id' },
);

export const sourceImportAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  imported: z.number(),
  /** Already imported: the same link, or the same text. */
  duplicates: z.number(),
  refused: z.array(z.object({ title: z.string(), message: z.string() })),
  /** Every entry of the file, in order. */
  items: z.array(
    z.object({
      title: z.string(),
      status: z.enum(['imported', 'duplicate', 'refused']),
      /** Why it was refused. */
      message: z.string().nullable(),
    }),
  ),
});

export type SourceImported = z.infer<typeof sourceImportAnswer>;
