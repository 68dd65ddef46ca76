/**
 * The specification's minimum of a submitted text, in visible characters. Apart from the schema that applies it: the
 * form shows it before the validation library is loaded.
 */
export const CONTENT_MIN = 50;
