import { z } from 'zod';

/** What every page says of the site itself; the same for every visitor. */
export const siteAnswer = z.object({
  /** The moment the page was made: its date line and its copyright year. */
  now: z.string(),
  /** True while the site shows the content it was delivered with. */
  demonstration: z.boolean(),
  /** Where the site lives for the world, whatever address this visitor came by; without a final slash. */
  publicUrl: z.string(),
});

const known = z.string().nullable();

/** Who answers for the site, as its operator has set it; null: not set. Shown by the legal pages. */
export const editorAnswer = z.object({
  name: known,
  address: known,
  registration: known,
  director: known,
  hostingName: known,
  hostingAddress: known,
  mediator: known,
});

/** The departments where the site may publish legal notices this year; null: its operator has not said. */
export const habilitationsAnswer = z.object({
  year: z.number(),
  departments: z.array(z.string()).nullable(),
});

export type Editor = z.infer<typeof editorAnswer>;
