import { billet, ecailles, empreinte, GROUND, globe, type Motif, relief, trame } from './field-motifs.ts';
import { num, nums } from './geometry.ts';
import { type CoverMode, type MotifName, paletteOf, platesOf } from './palette.ts';
import { createPlate } from './plate.ts';
import { createRandom, hash, type Random } from './random.ts';
import { alliances, balance, contrat, hemicycle, sceau } from './turned-motifs.ts';

export const coverDetails = ['s', 'm', 'l'] as const;
/** s: thumbnail (fewer, thicker lines); m: card; l: lead story, article and social image. */
export type CoverDetail = (typeof coverDetails)[number];

export type CoverRequest = {
  readonly slug: string;
  /** A category slug; an unknown one is drawn as « Autres ». */
  readonly category?: string;
  readonly detail?: CoverDetail;
  /** Chosen by the seed unless given. */
  readonly mode?: CoverMode;
  /** Alternative text; without it the image is decorative. */
  readonly title?: string;
};

const motifs: Readonly<Record<MotifName, Motif>> = {
  trame,
  contrat,
  alliances,
  hemicycle,
  empreinte,
  billet,
  globe,
  balance,
  sceau,
  ecailles,
  relief,
};

const closest: Partial<Record<MotifName, number>> = {
  empreinte: 1,
  globe: 1,
  relief: 1.3,
  ecailles: 1.3,
  hemicycle: 1.3,
};

/** How closely a motif may be framed: a close view of a field motif would be nearly empty. */
const closestFraming = (motif: MotifName): number => closest[motif] ?? 1.75;

const strokes: Readonly<Record<CoverDetail, number>> = { s: 1.5, m: 0.9, l: 0.62 };
const seededModes = ['clair', 'sombre', 'papier', 'clair', 'sombre'] as const;
const framings = [1, 1, 1.3, 1.75] as const;

/**
 * Draws the guilloché cover of an article: an SVG of 600 × 400, under 6 kB, always the same for the same slug
 * and category.
 *
 * The order of the random draws is part of the result: moving a call to `random` changes every cover already
 * published.
 */
export const cover = ({ slug, category = 'autres', detail = 'm', mode, title }: CoverRequest): string => {
  const seed = hash(`${category}/${slug}`);
  const random = createRandom(seed);
  const seededMode = pick(seededModes, mode ? 0 : random());
  const id = `g${(seed % 60466176).toString(36)}`;
  const { ground, from, to } = paletteOf(category, mode ?? seededMode);
  const plate = createPlate(`${id}_`, detail === 'l');
  const motif = pick(platesOf(category).motifs, random());
  const zoom = Math.min(pick(framings, random()), closestFraming(motif));
  const flip = random() < 0.5 ? -1 : 1;
  motifs[motif](plate, random, detail === 's' ? 3 : 4);
  const width = (strokes[detail] / zoom ** 0.6).toFixed(2);
  const view = framing(plate.focus, zoom, flip);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice"${label(title)}>` +
    `<defs>${rainbow(id, from, to, random)}${plate.defs()}</defs>` +
    `<path fill="${ground}" d="M0 0h600v400H0z"/>` +
    `<g fill="none" stroke="url(#${id})" stroke-width="${width}"${view}>${plate.body()}</g></svg>`;
  return svg.replaceAll(GROUND, `fill="${ground}" stroke="none"`);
};

/** Replaces a broken or missing image. */
export const placeholder = (): string => cover({ slug: 'parution', category: 'autres', mode: 'papier' });

const pick = <Item>(items: readonly [Item, ...Item[]], draw: number): Item =>
  items[Math.floor(draw * items.length)] ?? items[0];

/** Close or medium view, flipped every other time; the frame never leaves the plate. */
const framing = (focus: { x: number; y: number }, zoom: number, flip: number): string => {
  if (zoom === 1 && flip === 1) return '';
  const keep = (value: number, centre: number) => {
    const play = (centre * (zoom - 1)) / zoom;
    return Math.max(centre - play, Math.min(centre + play, value));
  };
  const origin = nums(-keep(focus.x, 300), -keep(focus.y, 200));
  return ` transform="translate(300 200)scale(${num(zoom * flip)} ${num(zoom)})translate(${origin})"`;
};

const rainbow = (id: string, from: string, to: string, random: Random): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="600" y2="${Math.round(random() * 300)}">` +
  `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const label = (title: string | undefined): string =>
  title ? ` role="img" aria-label="${escapeText(title)}"` : ' aria-hidden="true"';

/** Escapes a text for the attributes and contents of an SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
