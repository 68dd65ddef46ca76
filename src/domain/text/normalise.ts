type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Unicode's own bound (UAX 15, stream-safe text): no language puts as many marks on a letter. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

/**
 * One of the Unicode normal forms. Putting a run of combining marks in order takes the square of its length: the marks
 * beyond the thirtieth are dropped first. The only place that calls `normalize`.
 */
export const normalised = (text: string, form: Form): string => text.replace(LONG_RUN, '$1').normalize(form);
