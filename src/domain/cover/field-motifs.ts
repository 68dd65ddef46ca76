import { circleAt, num, nums, type Point, smooth, TAU, turnedEllipse, wave } from './geometry.ts';
import { type Plate, rosette, torus } from './plate.ts';
import type { Random } from './random.ts';

/** Placeholder for the background colour, which only the cover knows. */
export const GROUND = 'fill="var(--bg)"';

export type Motif = (plate: Plate, random: Random, levels: number) => void;

/** Administratif: the weave, order. */
export const trame: Motif = (plate, random, levels) => {
  const halfPeriod = 15 + random() * 9;
  const amplitude = 9 + random() * 6;
  const angle = 20 + random() * 18;
  const threads = plate.repeat(`<path d="${wave(840, halfPeriod, amplitude)}"/>`, levels + 2, [
    0,
    840 / 2 ** (levels + 2),
  ]);
  for (const lean of [angle, -angle])
    plate.use(threads, `translate(300 200)rotate(${num(lean)})translate(-420-420)`, ' opacity=".6"');
  const x = 90 + random() * 420;
  const y = 150 + random() * 100;
  const radius = 140 + random() * 90;
  plate.raw(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 1.03)}" ${GROUND}/>`);
  rosette(plate, levels, { x, y, radius, lobes: 9 + Math.floor(random() * 5), turn: random() * 40 });
};

/** Pénal: the fingerprint. */
export const empreinte: Motif = (plate, random, levels) => {
  const ridges = 14 + levels * 5;
  const x = 150 + random() * 300;
  const y = 150 + random() * 100;
  const [wide, narrow] = [random() * 6, random() * 6];
  const twist = 0.02 + random() * 0.05;
  const knots = 6;
  for (let ridge = 1; ridge <= ridges; ridge++) {
    const points = Array.from({ length: knots }, (_, knot): Point => {
      const angle = (knot / knots) * TAU + ridge * twist;
      const swell = 1 + 0.1 * Math.sin(2 * angle + wide) + 0.07 * Math.sin(3 * angle + narrow - ridge * 0.12);
      const reach = (ridge / ridges) ** 1.1 * 520 * swell;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * 1.05];
    });
    const dashes = `${Math.round(70 + random() * 260)} ${Math.round(4 + random() * 6)}`;
    plate.raw(
      `<path d="${smooth(points, true)}" stroke-width="${ridge % 4 ? 1.3 : 2.2}" stroke-dasharray="${dashes}"/>`,
    );
  }
};

/** Fiscal: the banknote. */
export const billet: Motif = (plate, random, levels) => {
  const y = 160 + random() * 80;
  const x = random() < 0.5 ? 90 + random() * 90 : 420 + random() * 90;
  const halfPeriod = 60 + random() * 40;
  const line = plate.define(`<path d="${wave(800, halfPeriod, 92)}"/>`);
  const lines = 5 + levels * 3;
  for (let index = 0; index <= lines; index++) {
    const place = nums(-90 + (index * halfPeriod) / lines, y);
    plate.raw(
      `<use href="#${line}" transform="translate(${place})scale(1 ${(-1 + (2 * index) / lines).toFixed(2)})"/>`,
    );
  }
  const edge = plate.repeat(`<path d="${wave(660, 22, 9)}"/>`, 2, [11, 0]);
  plate.use(edge, 'translate(-44 26)');
  plate.use(edge, 'translate(-44 374)');
  const radius = 150 + random() * 60;
  plate.raw(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 1.03)}" ${GROUND}/>`);
  rosette(plate, levels, { x, y, radius, lobes: 8 + Math.floor(random() * 6), turn: random() * 30 });
};

/** Social: the scales of a crowd. */
export const ecailles: Motif = (plate, random, levels) => {
  const size = 70 + random() * 40;
  const rings = levels + 2;
  const angle = (random() - 0.5) * 24;
  const place = (index: number) => index * size * 2;
  const scale = (at: number) =>
    Array.from({ length: rings }, (_, index) => circleAt(at, size * (1 - index / rings))).join('');
  const row = plate.repeat(`<path d="${scale(place(0))}${scale(place(1))}"/>`, 2, [place(2), 0]);
  // Each row hides the top of the one before it.
  const discs = Array.from({ length: 8 }, (_, index) => circleAt(place(index), size)).join('');
  const mask = plate.define(`<path d="${discs}" ${GROUND}/>`);
  plate.raw(`<g transform="rotate(${num(angle)} 300 200)">`);
  for (let line = -2; line * size * 0.5 < 560; line++) {
    const shift = `translate(${nums(-size * 3 + (line & 1 ? size : 0), line * size * 0.5 - 40)})`;
    plate.use(mask, shift);
    plate.use(row, shift);
  }
  plate.raw('</g>');
};

/** Autres: engraved relief. */
export const relief: Motif = (plate, random, levels) => {
  const lines = 16 + levels * 5;
  const knots = 10;
  const hills = [0, 1, 2].map(() => ({
    x: 80 + random() * 440,
    y: 110 + random() * 260,
    spread: 60 + random() * 80,
    height: 40 + random() * 70,
  }));
  for (let line = 0; line <= lines; line++) {
    const y = -6 + (line * 500) / lines;
    const points = Array.from({ length: knots }, (_, knot): Point => {
      const x = -20 + (knot * 640) / (knots - 1);
      const lift = hills.reduce(
        (sum, hill) =>
          sum +
          hill.height *
            Math.exp(-((x - hill.x) ** 2 + ((y - hill.y) * 1.3) ** 2) / 2 / hill.spread / hill.spread),
        0,
      );
      return [Math.round(x), Math.round(y - lift + 8 * Math.sin(x / 90 + line / 5))];
    });
    plate.raw(`<path d="${smooth(points)}"${line % 6 ? '' : ' stroke-width="1.6"'}/>`);
  }
};

/** International: the globe. */
export const globe: Motif = (plate, random, levels) => {
  const radius = 165 + random() * 90;
  const x = 120 + random() * 360;
  const y = 200 + (random() - 0.5) * 120;
  const tilt = 12 + random() * 24;
  const parts = 4 + levels;
  plate.focus = { x, y };
  let grid = `<circle r="${num(radius)}"/>`;
  for (let index = 1; index < parts; index++)
    grid += `<ellipse rx="${num(radius * Math.sin(((index / parts) * Math.PI) / 2))}" ry="${num(radius)}"/>`;
  for (let index = 1 - parts; index < parts; index++) {
    const height = (radius * index) / parts;
    const half = Math.sqrt(radius * radius - height * height);
    grid += `<path d="M${nums(-half, height)}H${num(half)}"/>`;
  }
  grid += `<path d="M0${num(-radius)}V${num(radius)}"/>`;
  plate.raw(`<g transform="translate(${nums(x, y)})rotate(${num(tilt)})">${grid}</g>`);
  plate.use(torus(plate, radius * 1.12, radius * 0.1, levels + 2), `translate(${nums(x, y)})`);
  const orbit = plate.turn(turnedEllipse(radius * 2.6, radius * 0.9), levels, 40 / 2 ** levels);
  plate.use(orbit, `translate(${nums(x, y)})rotate(${num(-20 - tilt)})`, ' opacity=".55"');
};
