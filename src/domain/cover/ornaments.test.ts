import { describe, expect, it } from 'vitest';
import { band, frame, logo, rosace, seal } from './ornaments.ts';
import { social } from './social.ts';

describe('ornaments', () => {
  it.each([
    ['band', band()],
    ['seal', seal()],
    ['rosace', rosace()],
    ['frame', frame()],
  ])('draws the %s in the brand green', (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
    expect(svg).toContain('stroke="#00594C"');
    expect(svg).not.toMatch(/NaN|undefined|--/);
  });

  it('draws the logo in white on the brand green', () => {
    expect(logo()).toMatch(/^<svg .*fill="#00594C".*stroke="#FFFFFF".*<\/svg>$/);
  });

  it('accepts another ink', () => {
    expect(seal('#8FD3C3')).toContain('stroke="#8FD3C3"');
  });
});

describe('social', () => {
  it('truncates a long headline to three lines with an ellipsis', () => {
    const title = 'mot '.repeat(60).trim();
    const lines = social({ slug: 'x', category: 'justice', title }).match(/font-size="54"[^<]*/g) ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });

  it.each([
    ['a word that no line can hold', 'x'.repeat(60), ['x'.repeat(25) + '-', 'x'.repeat(35)]],
    ['capitals', 'ARRÊT DE LA COUR DE CASSATION', ['ARRÊT DE LA COUR DE', 'CASSATION']],
    ['an ordinary headline', 'Un titre', ['Un titre']],
  ])('fits %s on its panel', (_, title, expected) => {
    const svg = social({ slug: 'x', title });
    expect([...svg.matchAll(/font-size="54"[^>]*>([^<]*)/g)].map(([, line]) => line)).toEqual(expected);
  });

  it('escapes the headline and names the category', () => {
    const svg = social({ slug: 'x', category: 'droit-penal', title: 'Vol & recel <aggravé>' });
    expect(svg).toContain('Vol &#38; recel &#60;aggravé&#62;');
    expect(svg).toContain('>Pénal</text>');
  });
});
