type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Unicode's own limit (UAX 15, stream-safe text): no language puts as many marks on a letter. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

/**
 * A Unicode normal form. Sorting a run of combining marks takes quadratic time: the marks beyond the
 * thirtieth are dropped first. Every text that is longer than one character is normalised here.
 */
export const normalised = (text: string, form: Form): string => text.replace(LONG_RUN, '$1').normalize(form);
