/** Nobody reads the form, fills it in and writes ten characters in less. */
const MIN_MS_ON_FORM = 3_000;

export type SenderSigns = {
  /** A field that people do not see. */
  readonly website?: string | undefined;
  /** How long the form was on the screen, as the browser says. */
  readonly elapsedMs?: number | undefined;
};

/** A program filled in the form. A caller that has no form (neither sign is given) is not one of those. */
export const looksLikeSpam = ({ website = '', elapsedMs = MIN_MS_ON_FORM }: SenderSigns): boolean =>
  website.trim() !== '' || elapsedMs < MIN_MS_ON_FORM;
