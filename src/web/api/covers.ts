import { coverUrl } from '#domain/cover/cover-address.ts';

/** What a broken picture falls back to. */
export const PLACEHOLDER = coverUrl({ category: 'autres', slug: 'parution', mode: 'papier' });
