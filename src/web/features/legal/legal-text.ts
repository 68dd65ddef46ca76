/** The text of a legal page, as data: one look for all, and sentences that are read and corrected as sentences. */
export type LegalText = {
  title: string;
  /** What the page is about, in a sentence or two. */
  lede: string;
  sections: readonly LegalSection[];
};

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

/** A paragraph, a list, or facts with their names, grouped under a title or not. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { facts: Facts }
  | { records: readonly { title: string; facts: Facts }[] };

export type Facts = readonly (readonly [name: string, value: string])[];

export const LAST_REVISION = '15 novembre 2026';

const TO_BE_COMPLETED = "*à compléter par l'éditeur*";

/** Nothing is made up where the operator has said nothing. */
export const orToBeCompleted = (value: string | null): string => value ?? TO_BE_COMPLETED;
