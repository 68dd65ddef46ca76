/** Why a document cannot be read; the messages are those of `document.…` in errors.ts. */
export const refusals = [
  'missing',
  'encrypted',
  'damaged',
  'picture',
  'format',
  'form',
  'no-text',
  'too-many-pages',
  'too-heavy',
] as const;
export type RefusalName = (typeof refusals)[number];

export class Refused extends Error {
  readonly refusal: RefusalName;

  constructor(refusal: RefusalName, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}
