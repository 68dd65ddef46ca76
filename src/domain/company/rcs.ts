/** The registry's city in a typed mention: 'Lyon', 'RCS Lyon', '732 829 320 RCS Lyon', 'R.C.S. du Mans'. */
export const rcsCity = (rcs: string): string =>
  rcs
    .replace(/\(?en cours.*/i, ' ')
    .replace(/(?<!\p{L})R\.?\s?C\.?\s?S(?!\p{L})\.?/giu, ' ')
    .replace(/(?<!\p{L})n°/giu, ' ')
    .replace(/(?:(?<!\p{L})[A-D]\s+)?\d[\d\s]*/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:de\s+|d['’])/i, '')
    .replace(/^du\s+/i, 'Le ');
