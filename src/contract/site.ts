import { z } from 'zod';
import { offerNames } from '#domain/announcement/offers.ts';
import { tariffInForce } from './tariff.ts';

/** The site's own data on every page; the same for every visitor. */
export const siteAnswer = z.object({
  /** When the page was rendered: for its date line and its copyright year. */
  now: z.string(),
  /** True while the site shows its demonstration content. */
  demonstration: z.boolean(),
  /** The public address of the site, whatever address the visitor used; without a final slash. */
  publicUrl: z.string(),
  /** How to reach the publisher: the foot of every page. */
  contact: z.object({
    email: z.string(),
    /** As it is read, and as a telephone dials it. */
    phone: z.object({ shown: z.string(), called: z.string() }),
    address: z.string(),
    hours: z.string(),
    social: z.array(z.object({ network: z.enum(['linkedin', 'mastodon', 'bluesky']), href: z.string() })),
  }),
  /** What each offer includes, where the publisher changed it. */
  offerTexts: z.partialRecord(z.enum(offerNames), z.array(z.string())).optional(),
  /** Present when notices cannot be submitted for now. */
  submissionsClosed: z.literal(true).optional(),
  /** Present when documents are not read for now: the sentence that says so in the place of the panel. */
  documentReadingClosed: z.string().optional(),
  /** Present when accounts cannot be created for now: the sentence that says so in the place of the form. */
  registrationsClosed: z.string().optional(),
  /** Only where the site sells at the regulated prices; null while no table is in force. */
  tariff: tariffInForce.nullable().optional(),
});

const known = z.string().nullable();

/** The publisher of the site, as configured; null: not set. Shown by the legal pages. */
export const editorAnswer = z.object({
  name: known,
  address: known,
  registration: known,
  director: known,
  hostingName: known,
  hostingAddress: known,
  mediator: known,
});

/** The departments where the site may publish legal notices this year; null: not configured. */
export const habilitationsAnswer = z.object({
  year: z.number(),
  departments: z.array(z.string()).nullable(),
});

export type SiteContact = z.infer<typeof siteAnswer>['contact'];
export type Editor = z.infer<typeof editorAnswer>;
