import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The relative luminance of WCAG 2. */
const luminance = (name: string): number => {
  const value = colours.get(name);
  if (!value) throw new Error(`No colour ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(value.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const textPairs = [
  ...['ink', 'ink-2', 'ink-3', 'accent', 'danger'].flatMap((ink) =>
    ['paper', 'paper-2'].map((ground) => [ink, ground] as const),
  ),
  ...[...colours.keys()]
    .filter((name) => name.endsWith('-tint'))
    .map((tint) => [tint.slice(0, -'-tint'.length), tint] as const),
  ['night-text', 'night'] as const,
  ['accent-on-dark', 'engraving'] as const,
];

it.each(textPairs)('text in %s on %s can be read', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

it('the border of a control stands out from the page', () => {
  expect(contrast('rule-2', 'paper')).toBeGreaterThanOrEqual(3);
});
