import type { SiteContact } from '#contract/site.ts';

/** The text of a legal page as data, so that all legal pages share one layout. */
export type LegalText = {
  title: string;
  /** A summary of the page in one or two sentences. */
  lede: string;
  sections: readonly LegalSection[];
};

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A paragraph, a list, or named facts, optionally grouped under titles. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { facts: Facts }
  | { records: readonly { title: string; facts: Facts }[] };

export type Facts = readonly (readonly [name: string, value: string])[];

export const LAST_REVISION = '15 novembre 2026';

const TO_BE_COMPLETED = "*à compléter par l'éditeur*";

/** « [contact@exemple.fr](mailto:contact@exemple.fr) » */
export const mailLink = (contact: SiteContact | undefined): string =>
  contact ? `[${contact.email}](mailto:${contact.email})` : TO_BE_COMPLETED;

/** Shows that the value is missing when the operator has not configured it. */
export const orToBeCompleted = (value: string | null): string => value ?? TO_BE_COMPLETED;
