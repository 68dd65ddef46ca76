/** No person reads the form, fills it in and writes ten characters in less time. */
const MIN_MS_ON_FORM = 3_000;

export type SenderSigns = {
  /** The honeypot: a form field that people do not see. */
  readonly website?: string | undefined;
  /** How long the form was on the screen, as reported by the browser. */
  readonly elapsedMs?: number | undefined;
};

/** Whether a program filled in the form. An API caller without a form sends neither sign and is accepted. */
export const looksLikeSpam = ({ website = '', elapsedMs = MIN_MS_ON_FORM }: SenderSigns): boolean =>
  website.trim() !== '' || elapsedMs < MIN_MS_ON_FORM;
