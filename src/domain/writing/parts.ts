import { fold } from '../search/fold.ts';
import { typeset } from '../typography/typeset.ts';
import { firstPart, repeatsOpening } from './headings.ts';
import { heading } from './html.ts';
import type { Paragraph } from './paragraphs.ts';

export type Part = { readonly heading: string; readonly paragraphs: Paragraph[] };

type NamedSource = { readonly title: string; readonly headings: readonly string[] };

/** The body under its sources' own headings. Each source after the first is introduced by its title. */
export const partsOf = (body: readonly Paragraph[], sources: readonly NamedSource[], title: string): Part[] =>
  divide(
    body.map((paragraph, index) => [headingAbove(paragraph, body[index - 1], sources), paragraph]),
    title,
  );

const headingAbove = (
  [{ source, section, text, items }]: Paragraph,
  previous: Paragraph | undefined,
  sources: readonly NamedSource[],
): string => {
  if (previous?.[0].source === source && previous[0].section === section) return '';
  const { title = '', headings = [] } = sources[source] ?? {};
  const wanted = headings[section] || (source > 0 && section === 0 ? firstPart(title) : '');
  return repeatsOpening(wanted, text || (items[0] ?? '')) ? '' : wanted;
};

/** Each heading is used once, and none repeats the title. */
const divide = (headed: readonly (readonly [string, Paragraph])[], title: string): Part[] => {
  const used = new Set(['', fold(title), fold(firstPart(title))]);
  const parts: Part[] = [];
  for (const [wanted, paragraph] of headed) {
    const isNew = !used.has(fold(wanted));
    used.add(fold(wanted));
    if (isNew || parts.length === 0) parts.push({ heading: isNew ? wanted : '', paragraphs: [paragraph] });
    else parts.at(-1)?.paragraphs.push(paragraph);
  }
  return parts;
};

export const showHeading = (text: string): string => (text === '' ? '' : heading(typeset(text)));
