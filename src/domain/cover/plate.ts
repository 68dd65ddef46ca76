import { type Curve, lobes, num, nums, turnedCircle, turnedEllipse } from './geometry.ts';

/**
 * The drawing under construction. A short curve is drawn a few times and then repeated by doubling (2, 4, 8,
 * 16… copies), as a rose engine turns a plate: hundreds of lines fit in a few kilobytes.
 */
export type Plate = {
  /** The point that stays visible in a close view. */
  focus: { x: number; y: number };
  defs(): string;
  body(): string;
  /** Defines an element under a new id and returns that id. */
  define(element: string): string;
  /** Repeats an element 2^levels times, each shifted by a translation; returns the id of the whole. */
  repeat(element: string, levels: number, step: readonly [dx: number, dy: number]): string;
  /** Draws a curve 2^levels times, each turned by so many degrees; returns the id of the whole. */
  turn(curve: Curve, levels: number, step: number): string;
  use(id: string, transform?: string, attributes?: string): void;
  raw(markup: string): void;
};

export const createPlate = (prefix: string, fine = false): Plate => {
  let count = 0;
  let defs = '';
  let body = '';
  const nextId = () => prefix + (count++).toString(36);
  const define = (element: string) => {
    const id = nextId();
    defs += element.replace(/^<(\w+)/, `<$1 id="${id}"`);
    return id;
  };

  const double = (first: string, levels: number, shift: (times: number) => string) => {
    let id = first;
    for (let level = 0; level < levels; level++) {
      const group = nextId();
      defs += `<g id="${group}"><use href="#${id}"/><use href="#${id}" transform="${shift(2 ** level)}"/></g>`;
      id = group;
    }
    return id;
  };

  return {
    focus: { x: 300, y: 200 },
    defs: () => defs,
    body: () => body,
    define,
    repeat: (element, levels, [dx, dy]) =>
      double(define(element), levels, (times) => `translate(${nums(dx * times, dy * times)})`),
    turn(curve, levels, step) {
      // At large sizes every turned motif gets twice as many lines.
      const doubled = fine && levels > 0;
      const turns = doubled ? levels + 1 : levels;
      const stride = doubled ? step / 2 : step;
      const drawn = Math.min(turns, drawnLevels(curve));
      const wide = stride * 2 ** (turns - drawn);
      const path = Array.from({ length: 2 ** drawn }, (_, index) => curve(index * wide)).join('');
      const turned = (times: number) => `rotate(${Math.round(stride * times * 1000) / 1000})`;
      return double(define(`<path d="${path}"/>`), turns - drawn, turned);
    },
    use(id, transform = '', attributes = '') {
      body += `<use href="#${id}"${transform && ` transform="${transform}"`}${attributes}/>`;
    },
    raw(markup) {
      body += markup;
    },
  };
};

/**
 * A browser styles every copy made by a `use` as an element of its own, which costs a telephone far more than
 * the bytes do: the widest turns are written out in one path, up to this length, and only the last ones are
 * doubled.
 */
const PATH_LENGTH = 400;

const drawnLevels = (curve: Curve): number =>
  Math.max(0, Math.floor(Math.log2(PATH_LENGTH / curve(0).length)));

/** A lobed ring and its turned copies. */
export const ring = (plate: Plate, count: number, radius: number, depth: number, levels: number): string =>
  plate.turn((turn) => lobes(count, radius, depth, turn), levels, 360 / count / 2 ** levels);

/** An off-centre circle turned around the centre. */
export const torus = (plate: Plate, distance: number, radius: number, levels: number): string =>
  plate.turn(turnedCircle(distance, radius), levels, 360 / 2 ** levels);

/** A turned ellipse. */
export const spin = (plate: Plate, rx: number, ry: number, levels: number): string =>
  plate.turn(turnedEllipse(rx, ry), levels, 180 / 2 ** levels);

type Rosette = { x: number; y: number; radius: number; lobes: number; turn?: number };

/** The full rosette: chaplet, lace, lobes, heart. */
export const rosette = (
  plate: Plate,
  levels: number,
  { x, y, radius, lobes: count, turn = 0 }: Rosette,
): void => {
  plate.focus = { x, y };
  const place = `translate(${nums(x, y)})rotate(${num(turn)})`;
  plate.use(torus(plate, radius * 0.9, radius * 0.1, levels + 1), place);
  plate.use(ring(plate, count, radius * 0.66, radius * 0.17, levels - 1), place);
  plate.use(ring(plate, Math.max(4, count - 4), radius * 0.34, radius * 0.16, levels - 1), place);
  plate.use(torus(plate, radius * 0.11, radius * 0.11, levels - 1), place);
};
