import { cover, escapeText } from './cover.ts';
import { platesOf } from './palette.ts';

type SocialRequest = { slug: string; category?: string; title: string; section?: string };

const LINE_LENGTH = 38;
const LINE_HEIGHT = 62;

/** Social image 1200 × 630: the cover, a white panel, the headline on three lines at most. */
export const social = ({ slug, category = 'autres', title, section }: SocialRequest): string => {
  const { ink, name } = platesOf(category);
  const art = cover({ slug, category, detail: 'l', mode: 'sombre' }).replace(
    '<svg ',
    '<svg width="1200" height="630" ',
  );
  const lines = wrap(title);
  const top = 630 - 118 - lines.length * LINE_HEIGHT;
  const headline = lines.map(
    (line, index) =>
      `<text x="64" y="${top + 46 + index * LINE_HEIGHT}" font-size="54" font-weight="600" letter-spacing="-.8">${escapeText(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${art}` +
    `<path fill="#fff" d="M0 ${top - 70}h1060v${630 - top + 70}H0z"/><path fill="${ink}" d="M64 ${top - 70}h96v8H64z"/>` +
    '<g font-family="Newsreader Variable,Newsreader,Georgia,serif" fill="#101714">' +
    `<text x="64" y="${top - 14}" font-family="Schibsted Grotesk Variable,Schibsted Grotesk,Arial,sans-serif" font-size="24" font-weight="600" fill="${ink}">${escapeText(section ?? name)}</text>` +
    headline.join('') +
    '<text x="64" y="592" font-size="34" font-weight="700" letter-spacing="-.5">Parution</text></g></svg>'
  );
};

const wrap = (title: string): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of title.split(' ').flatMap(hyphenate)) {
    const longer = `${current} ${word}`.trim();
    if (current && widthOf(longer) > LINE_LENGTH) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  const all = [...lines, current];
  const shown = all.slice(0, 3);
  return all.length > 3 ? shown.with(2, (shown[2] ?? '').replace(/\s?\S*$/, '…')) : shown;
};

/** The width in letters of ordinary width: a capital counts one and a half. */
const widthOf = (text: string): number => text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) / 2;

/** A word wider than a line is cut. */
const hyphenate = (word: string): string[] => {
  if (widthOf(word) <= LINE_LENGTH) return [word];
  const room = Math.floor(LINE_LENGTH / 1.5);
  return [`${word.slice(0, room)}-`, ...hyphenate(word.slice(room))];
};
