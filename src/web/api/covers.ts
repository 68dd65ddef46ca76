import { coverUrl } from '#domain/cover/cover-address.ts';

/** The image shown in place of one that fails to load. */
export const PLACEHOLDER = coverUrl({ category: 'autres', slug: 'parution', mode: 'papier' });
