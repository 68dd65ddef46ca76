import { cover } from '#domain/cover/cover.ts';
import { type Cover, coverUrl } from '#domain/cover/cover-address.ts';

/** The image shown in place of one that fails to load. */
export const PLACEHOLDER = coverUrl({ category: 'autres', slug: 'parution', mode: 'papier' });

/**
 * The drawing itself, for the picture that a page opens on: the server writes it into the page, which then waits for no
 * request. Nothing in the browser, where the page has it already: the code that draws stays on the server.
 */
export const inlineCover = ({ mode, ...look }: Cover): string | undefined =>
  import.meta.env.SSR ? dataUrl(cover({ ...look, ...(mode && mode !== 'auto' && { mode }) })) : undefined;

const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;
