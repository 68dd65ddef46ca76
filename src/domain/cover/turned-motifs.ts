import { GROUND, type Motif } from './field-motifs.ts';
import { type Curve, num, nums, type Point, TAU, turnedLines } from './geometry.ts';
import { ring, torus } from './plate.ts';

/** Affaires: the contract, two parties bound. */
export const contrat: Motif = (plate, random, levels) => {
  const radius = 150 + random() * 70;
  const gap = radius * (0.55 + random() * 0.3);
  const tilt = (random() - 0.5) * 150;
  const share = 0.46 + random() * 0.12;
  const party = torus(plate, radius * share, radius * (1 - share), levels + 1);
  const chaplet = torus(plate, radius * 1.1, radius * 0.07, levels + 2);
  for (const side of [-1, 1]) {
    const place = `translate(${nums(300 + side * gap, 200 + (side * tilt) / 2)})`;
    plate.use(party, place);
    plate.use(chaplet, place);
  }
};

/** Civil: interlaced rings. */
export const alliances: Motif = (plate, random, levels) => {
  const radius = 120 + random() * 60;
  const lines = 6 + levels;
  const step = 4.6 + random() * 1.6;
  const start = random() * TAU;
  const rings = 3 + Math.floor(random() * 2);
  const circles = Array.from({ length: lines }, (_, index) => `<circle r="${num(radius - index * step)}"/>`);
  const band = plate.define(`<g>${circles.join('')}</g>`);
  const chaplet = torus(plate, radius + 9, 9, levels + 2);
  const distance = radius * (0.74 + random() * 0.3);
  for (let index = 0; index < rings; index++) {
    const angle = start + (index / rings) * TAU;
    const place = nums(300 + Math.cos(angle) * distance * 1.25, 200 + Math.sin(angle) * distance * 0.72);
    plate.use(band, `translate(${place})`);
    plate.use(chaplet, `translate(${place})`, ' opacity=".6"');
  }
};

const tiers = [
  { radius: 108, depth: 14, levels: 1 },
  { radius: 172, depth: 21, levels: 1 },
  { radius: 252, depth: 28, levels: 1 },
  { radius: 350, depth: 37, levels: 2 },
  { radius: 472, depth: 48, levels: 2 },
];

/** Constitutionnel: the hemicycle. */
export const hemicycle: Motif = (plate, random, levels) => {
  const x = 300 + (random() - 0.5) * 260;
  const y = 412;
  const zoom = 0.9 + random() * 0.35;
  const place = `translate(${nums(x, y)})`;
  const aisle = turnedLines([
    [84 * zoom, 0],
    [780, 0],
  ]);
  plate.use(plate.turn(aisle, levels + 2, -180 / 2 ** (levels + 2)), place, ' opacity=".4"');
  plate.use(torus(plate, 34 * zoom, 32 * zoom, levels), place);
  const circle = (radius: number) => `<circle cx="${num(x)}" cy="${y}" r="${num(radius * zoom)}"/>`;
  for (const tier of tiers) {
    plate.use(torus(plate, tier.radius * zoom, tier.depth * zoom, levels + tier.levels), place);
    plate.raw(circle(tier.radius - tier.depth) + circle(tier.radius + tier.depth));
  }
};

/** Justice: the scales. */
export const balance: Motif = (plate, random, levels) => {
  const drop = (random() < 0.5 ? -1 : 1) * (40 + random() * 110);
  const reach = 150 + random() * 30;
  const radius = 118 + random() * 26;
  const share = 0.44 + random() * 0.12;
  const blade = plate.define('<path d="M0-260C76-120 76 120 0 260"/>');
  const blades = 9 + levels * 3;
  for (let index = 0; index <= blades; index++) {
    const width = (-1 + (2 * index) / blades).toFixed(2);
    plate.raw(`<use href="#${blade}" opacity=".7" transform="translate(300 200)scale(${width} 1)"/>`);
  }
  const pan = torus(plate, radius * share, radius * (1 - share), levels + 1);
  const chaplet = torus(plate, radius * 1.1, radius * 0.08, levels + 2);
  for (const side of [-1, 1]) {
    const x = 300 + side * reach;
    const y = 200 - (side * drop) / 2;
    const chain = [x, x - 5, x + 5].map((at) => `M${num(at)} 0V${num(y - radius * 1.18)}`).join('');
    plate.raw(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 1.19)}" ${GROUND}/><path d="${chain}"/>`,
    );
    plate.use(pan, `translate(${nums(x, y)})`);
    plate.use(chaplet, `translate(${nums(x, y)})`);
  }
};

/** Professions: the notary's seal. */
export const sceau: Motif = (plate, random, levels) => {
  const x = 90 + random() * 420;
  const y = 170 + random() * 60;
  const radius = 165 + random() * 60;
  const place = `translate(${nums(x, y)})rotate(${num(random() * 20)})`;
  plate.focus = { x, y };
  const around = (curve: Curve, steps: number) => plate.turn(curve, steps, 360 / 2 ** steps);
  plate.use(
    around(
      turnedLines([
        [radius * 1.16, 0],
        [760, 0],
      ]),
      levels + 3,
    ),
    place,
    ' opacity=".45"',
  );
  plate.use(torus(plate, radius, radius * 0.14, levels + 2), place);
  const root: Point = [radius * 0.64, 0];
  const tooth = turnedLines([root, [radius * 0.84, radius * 0.05]], [root, [radius * 0.84, -radius * 0.05]]);
  plate.use(around(tooth, levels + 2), place);
  const circle = (share: number) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * share)}"/>`;
  plate.raw(circle(0.85) + circle(0.63));
  plate.use(ring(plate, 5 + Math.floor(random() * 4), radius * 0.39, radius * 0.2, levels - 1), place);
  plate.use(torus(plate, radius * 0.1, radius * 0.1, levels - 1), place);
};
