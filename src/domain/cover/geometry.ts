export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** One decimal, without the leading zero: a cover has about a thousand of these. */
export const num = (value: number): string => short(Math.round(value * 10) / 10);

const short = (value: number): string => value.toString().replace(/^(-?)0\./, '$1.');

/** Numbers of a path, where a minus sign is enough as separator. */
export const nums = (...values: number[]): string => joinTight(values.map(num));

const wholeNums = (...values: number[]): string => joinTight(values.map((value) => `${Math.round(value)}`));

const joinTight = (parts: string[]): string => parts.join(' ').replace(/ -/g, '-');

/** A path turned around the origin, in degrees. */
export type Curve = (turn: number) => string;

/** Two decimals: an error of a tenth is visible in a circle of turned circles. */
const turned = (turn: number, x: number, y = 0): Point => {
  const angle = (turn / 360) * TAU;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [hundredth(x * cos - y * sin), hundredth(x * sin + y * cos)];
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const pair = ([x, y]: Point): string => joinTight([x, y].map(short));

export const circleAt = (x: number, radius: number, y = 0): string => {
  const [r, wide] = [num(radius), num(radius * 2)];
  return `M${pair([hundredth(x - radius), y])}a${r} ${r} 0 1 0 ${wide} 0 ${r} ${r} 0 1 0-${wide} 0`;
};

export const turnedCircle =
  (distance: number, radius: number): Curve =>
  (turn) => {
    const [x, y] = turned(turn, distance);
    return circleAt(x, radius, y);
  };

export const turnedEllipse =
  (rx: number, ry: number): Curve =>
  (turn) => {
    const [x, y] = turned(turn, rx);
    const arc = `${num(rx)} ${num(ry)} ${num(turn)} 1 0`;
    return `M${pair([x, y])}A${arc} ${pair([-x, -y])}A${arc} ${pair([x, y])}`;
  };

/** Straight lines from one point to the next, each pair on its own. */
export const turnedLines =
  (...lines: readonly (readonly [from: Point, to: Point])[]): Curve =>
  (turn) =>
    lines.map(([from, to]) => `M${pair(turned(turn, ...from))}L${pair(turned(turn, ...to))}`).join('');

/** Closed ring rho(t) = radius + depth·cos(count·t), drawn by cubics through its extrema. */
export const lobes = (count: number, radius: number, depth: number, turn = 0): string => {
  const sides = count * 2;
  const step = TAU / sides;
  // Purely angular tangents, lengthened to round the lobe.
  const pull = (4 / 3) * Math.tan(step / 4) * 1.35;
  const corner = (index: number) => {
    const reach = radius + (index % 2 ? -depth : depth);
    const angle = index * step + (turn / 360) * TAU;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), angle, tangent: reach * pull };
  };

  let from = corner(0);
  let path = `M${nums(from.x, from.y)}`;
  for (let index = 1; index <= sides; index++) {
    const to = corner(index % sides);
    path += `c${nums(
      -Math.sin(from.angle) * from.tangent,
      Math.cos(from.angle) * from.tangent,
      to.x + Math.sin(to.angle) * to.tangent - from.x,
      to.y - Math.cos(to.angle) * to.tangent - from.y,
      to.x - from.x,
      to.y - from.y,
    )}`;
    from = to;
  }
  return `${path}z`;
};

/** Horizontal wave, in the shortest notation (q then t). */
export const wave = (length: number, halfPeriod: number, amplitude: number): string => {
  const more = Math.ceil(length / halfPeriod) - 1;
  return `M0 0q${nums(halfPeriod / 2, -amplitude * 2, halfPeriod, 0)}t${repeatStep(num(halfPeriod), more)}`;
};

export const repeatStep = (step: string, times: number): string => Array(times).fill(`${step} 0`).join(' ');

/** Smooth curve through points, in whole units: reliefs and fingerprints have hundreds of points. */
export const smooth = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };

  let [x, y] = at(0);
  const before = at(closed ? -1 : 0);
  const after = at(1);
  let path = `M${wholeNums(x, y)}`;
  for (let index = 1; index <= (closed ? count : count - 1); index++) {
    const [toX, toY] = at(index);
    const [previousX, previousY] = at(index - 1);
    const [nextX, nextY] = at(index + 1);
    const rest = [toX - (nextX - previousX) / 6 - x, toY - (nextY - previousY) / 6 - y, toX - x, toY - y];
    path +=
      index === 1
        ? `c${wholeNums((after[0] - before[0]) / 6, (after[1] - before[1]) / 6, ...rest)}`
        : `s${wholeNums(...rest)}`;
    [x, y] = [toX, toY];
  }
  return path + (closed ? 'z' : '');
};
