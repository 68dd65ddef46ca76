import { num, nums, repeatStep } from './geometry.ts';
import { createPlate, type Plate, ring, rosette, spin, torus } from './plate.ts';
import { LOGO_SIZE } from './social-address.ts';

const ACCENT = '#00594C';

/** Repeatable band (160 × 24 tile): footer, end mark, reference box, e-mail. */
export const band = (color = ACCENT, strands = 6): string => {
  const waves = Array.from({ length: strands }, (_, index) => {
    const pull = num(9 * (1 - (2 * index) / (strands - 1)) * 2);
    return `<path d="M-20 12q10-${pull} 20 0t${repeatStep('20', 9)}"/>`.replace('--', ' ');
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="24" viewBox="0 0 160 24">' +
    `<g fill="none" stroke="${color}" stroke-width=".7">${waves.join('')}</g></svg>`
  );
};

/** The logo mark: 32 × 32, legible at 16 px; above 64 px use rosace(). */
export const seal = (color = ACCENT): string => {
  const plate = createPlate('s');
  plate.use(torus(plate, 7.6, 7.4, 4), 'translate(16 16)');
  return draw(plate, 'viewBox="0 0 32 32"', color, '.9');
};

/** The logo as a square image with its own background, for search engines and social networks. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="${LOGO_SIZE}" height="${LOGO_SIZE}">` +
  '<path fill="#fff" d="M0 0h34v34H0z"/><circle cx="17" cy="17" r="16.4" fill="#00594C"/>' +
  `${seal('#FFFFFF').replace('<svg ', '<svg x="2" y="2" width="30" height="30" ')}</svg>`;

/** One rosette on a transparent background: page headers, watermark, stamp. */
export const rosace = (color = ACCENT, lobes = 12): string => {
  const plate = createPlate('r', true);
  rosette(plate, 4, { x: 0, y: 0, radius: 190, lobes });
  return draw(plate, 'viewBox="-200 -200 400 400"', color, '.6');
};

type Frame = { width?: number; height?: number; color?: string; margin?: number; braid?: number };

/** Certificate frame: rosette corners, braided sides. A4 at 96 dpi by default. */
export const frame = ({
  width = 794,
  height = 1123,
  color = ACCENT,
  margin = 26,
  braid = 40,
}: Frame = {}): string => {
  const plate = createPlate('f');
  const rose = ring(plate, 9, braid * 0.62, braid * 0.2, 3);
  const core = spin(plate, braid * 0.5, braid * 0.2, 3);
  const inset = margin + braid / 2;
  const [right, bottom] = [width - inset, height - inset];
  const gap = braid * 0.95;
  const flat = plate.define(`<path d="${braided(right - inset - 2 * gap, braid)}"/>`);
  const upright = plate.define(`<path d="${braided(bottom - inset - 2 * gap, braid)}"/>`);
  for (const y of [inset, bottom]) plate.use(flat, `translate(${nums(inset + gap, y)})`);
  for (const x of [inset, right]) plate.use(upright, `translate(${nums(x, inset + gap)})rotate(90)`);
  for (const y of [inset, bottom])
    for (const x of [inset, right]) {
      plate.use(rose, `translate(${nums(x, y)})`);
      plate.use(core, `translate(${nums(x, y)})`);
    }
  const rectangle = (at: number) => `M${at} ${at}H${width - at}V${height - at}H${at}z`;
  const rules =
    `<g fill="none" stroke="${color}"><path stroke-width="1.4" d="${rectangle(margin - 6)}"/>` +
    `<path stroke-width=".6" d="${rectangle(margin + braid + 6)}"/></g>`;
  return draw(plate, `viewBox="0 0 ${width} ${height}" aria-hidden="true"`, color, '.6', rules);
};

const braided = (length: number, braid: number): string => {
  const periods = Math.round(length / 34);
  const halfPeriod = length / periods;
  return Array.from({ length: 7 }, (_, strand) => {
    const pull = braid * 0.92 * (1 - strand / 3);
    const first = nums(halfPeriod / 2, -pull, halfPeriod, 0);
    return `M0 0q${first}t${repeatStep(halfPeriod.toFixed(2), periods - 1)}`;
  }).join('');
};

const draw = (plate: Plate, attributes: string, color: string, width: string, after = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><defs>${plate.defs()}</defs>` +
  `<g fill="none" stroke="${color}" stroke-width="${width}">${plate.body()}</g>${after}</svg>`;
