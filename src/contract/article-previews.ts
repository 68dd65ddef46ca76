import { z } from 'zod';
import { articleDetail, articleIdParams } from './articles.ts';
import { messages } from './messages.fr.ts';

const text = messages.preview;

/** How long a preview link works, unless asked otherwise. */
export const PREVIEW_DAYS = 7;
const PREVIEW_DAYS_MAX = 30;

/** Unguessable: whoever holds it reads the saved article, published or not. */
export const previewParams = z.object({
  token: z.string({ error: text.unknown }).regex(/^[\w-]{20,100}$/, text.unknown),
});

export const sharedPreviewAnswer = z.object({ article: articleDetail, expires_at: z.string() });

const days = z.int({ error: text.days }).min(1, text.days).max(PREVIEW_DAYS_MAX, text.days);

/** An empty body asks for the default. */
export const previewLinkBody = z
  .object({ days: days.optional() }, { error: messages.request.invalid })
  .nullish()
  .transform((given) => ({ days: given?.days ?? PREVIEW_DAYS }));

export const previewLinkParams = articleIdParams.extend({ linkId: z.guid({ error: text.unknown }) });

const previewLink = z.object({
  id: z.string(),
  created_at: z.string(),
  /** The person's name; null if unknown. */
  created_by: z.string().nullable(),
  expires_at: z.string(),
});

export type PreviewLink = z.infer<typeof previewLink>;

/** Those that still work. */
export const previewLinksAnswer = z.object({ links: z.array(previewLink) });

/** `path` holds the token: it is sent once, and only its hash is stored. */
export const previewLinkCreated = z.object({
  success: z.literal(true),
  message: z.string(),
  path: z.string(),
  link: previewLink,
});
