import { fold } from '../search/fold.ts';
import { typeset } from '../typography/typeset.ts';
import { actorOf, firstPart, subjectOf } from './headings.ts';
import { heading } from './html.ts';
import type { Paragraph } from './paragraphs.ts';

export type Part = { readonly heading: string; readonly paragraphs: Paragraph[] };

type NamedSource = { readonly title: string; readonly headings: readonly string[] };
type Naming = (sentence: string) => string | undefined;

/**
 * The body under its headings: the source's own headings if it has some, else the subject of a paragraph,
 * above that paragraph, or its actor if no subject is found anywhere. Each source after the first is
 * introduced by its title.
 */
export const partsOf = (
  body: readonly Paragraph[],
  sources: readonly NamedSource[],
  title: string,
): Part[] => {
  const named = (naming: Naming) =>
    divide(
      body.map((paragraph, index) => [headingAbove(paragraph, body[index - 1], sources, naming), paragraph]),
      title,
    );
  const parts = named(subjectOf);
  return parts.some(({ heading: text }) => text !== '') ? parts : named(actorOf);
};

const headingAbove = (
  [{ source, section, text, leans }]: Paragraph,
  previous: Paragraph | undefined,
  sources: readonly NamedSource[],
  naming: Naming,
): string => {
  const arrives = previous?.[0].source !== source || previous[0].section !== section;
  const own = sources[source]?.headings[section] ?? '';
  if (own !== '') return arrives ? own : '';
  if (arrives && source > 0 && section === 0) return firstPart(sources[source]?.title ?? '');
  return leans ? '' : (naming(text) ?? '');
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
