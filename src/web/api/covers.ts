import { cover } from '#domain/cover/cover.ts';
import { type Cover, coverUrl } from '#domain/cover/cover-address.ts';
import { rememberTexts } from '#domain/text/remember-texts.ts';

/** The image shown in place of one that fails to load. */
export const PLACEHOLDER = coverUrl({ category: 'autres', slug: 'parution', mode: 'papier' });

const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;

/** Two hundred drawings. Without them, each render would draw again, for up to a third of its time. */
const REMEMBERED_CHARACTERS = 1_000_000;

// Pure: the bundler leaves it out where nothing calls it, and the code that draws with it.
const draw = /* @__PURE__ */ rememberTexts((look) => dataUrl(cover(JSON.parse(look))), REMEMBERED_CHARACTERS);

/**
 * The drawing itself, for the picture that a page opens on: the server writes it into the page, which then waits for no
 * request. Nothing in the browser, where the page has it already: the code that draws stays on the server.
 */
export const inlineCover = ({ mode, ...look }: Cover): string | undefined =>
  import.meta.env.SSR
    ? draw(JSON.stringify({ ...look, ...(mode && mode !== 'auto' && { mode }) }))
    : undefined;
