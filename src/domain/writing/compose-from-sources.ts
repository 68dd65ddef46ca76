import { fold } from '../search/fold.ts';
import { typeset } from '../typography/typeset.ts';
import { best, drawDescription, drawTitle } from './draw-summary.ts';
import { firstPart, subjectOf } from './headings.ts';
import { heading, list, paragraph } from './html.ts';
import { rankSentences } from './rank-sentences.ts';
import { type Passage, readPassages } from './read-passages.ts';
import type { WrittenText } from './written-text.ts';

/** `content` is HTML. */
export type SourceText = { readonly title: string; readonly description: string; readonly content: string };

type Scored = Passage & { readonly score: number; readonly order: number };
type Part = { readonly heading: string; readonly passages: readonly Scored[] };

/** Each is compared with each: of a book, the beginning is read. */
const MOST_READ = 400;
const KEPT_SHARE = 0.7;
const FEWEST = 5;
const MOST = 28;
/** Above this many sentences without a heading, a text is cut in two parts. */
const LONG_PART = 6;
const PARAGRAPH_MOST = 4;
/** News says first what matters. */
const OPENING_BONUS = 1.15;

/**
 * An article made of sentences of its sources and of nothing else: the central ones, the most central first, then the
 * others under headings, in the order of their source. Undefined where the sources hold no sentence.
 */
export const composeFromSources = (sources: readonly SourceText[]): WrittenText | undefined => {
  const read = sources.map(({ content }, index) => readPassages(content, index));
  const all = score(withoutRepetition(read.flatMap(({ passages }) => passages)).slice(0, MOST_READ));
  const [main] = sources;
  if (all.length === 0 || !main) return undefined;

  const kept = select(all);
  const lead = chooseLead(kept);
  const body = kept.filter((passage) => passage !== lead);
  const headingsOf = (source: number) => read[source]?.headings ?? [];
  const title = drawTitle(kept, main.title) ?? main.title;
  const parts = partsOf(body, sources, headingsOf, new Set([fold(title)]));
  const description = drawDescription(kept, title) ?? (main.description || title);
  const content = [lead ? show([lead]) : '', ...parts.map(showPart)].join('');
  return { title: typeset(title), description: typeset(description), content };
};

const withoutRepetition = (passages: readonly Passage[]): Passage[] => {
  const seen = new Set<string>();
  return passages.filter(({ text }) => {
    const key = fold(text).replace(/[^a-z0-9]+/g, ' ');
    return !seen.has(key) && seen.add(key);
  });
};

const score = (passages: readonly Passage[]): Scored[] => {
  const ranks = rankSentences(passages.map(({ text, items }) => [text, ...items].join(' ')));
  return passages.map((passage, order) => ({
    ...passage,
    order,
    score: (ranks[order] ?? 0) * (passage.paragraph === 1 && !passage.leans ? OPENING_BONUS : 1),
  }));
};

/** The central ones, in the order of the text, each with what it leans on. */
const select = (all: readonly Scored[]): Scored[] => {
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.ceil(all.length * KEPT_SHARE)));
  const kept = new Set<Scored>();
  for (const passage of best(all).slice(0, wanted)) {
    let current: Scored | undefined = passage;
    while (current && !kept.has(current)) {
      kept.add(current);
      current = current.leans ? all[current.order - 1] : undefined;
    }
  }
  return all.filter((passage) => kept.has(passage));
};

/** It opens the article: nothing may lean on the place that it leaves. */
const chooseLead = (kept: readonly Scored[]): Scored | undefined => {
  const leanedOn = new Set(kept.filter(({ leans }) => leans).map(({ order }) => order - 1));
  return best(kept).find(
    ({ text, items, leans, order }) =>
      !leans && items.length === 0 && !text.endsWith(':') && !leanedOn.has(order) && text.length <= 320,
  );
};

const partsOf = (
  body: readonly Scored[],
  sources: readonly SourceText[],
  headingsOf: (source: number) => readonly string[],
  used: Set<string>,
): Part[] => {
  const groups = Map.groupBy(body, ({ source, section }) => `${source} ${section}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const own = headingsOf(first.source)[first.section] || undefined;
    const halves = own || group.length <= LONG_PART ? [group] : inTwo(group);
    return halves.map((passages, half) => ({
      heading: headingFor(passages, own, half === 0 ? sources[first.source]?.title : undefined, used),
      passages,
    }));
  });
};

const inTwo = (group: readonly Scored[]): Scored[][] => {
  const middle = group.length / 2;
  const cuts = group.flatMap((passage, index) =>
    index > 1 && index < group.length - 1 && passage.paragraph !== group[index - 1]?.paragraph ? [index] : [],
  );
  const [cut] = cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [[...group]] : [group.slice(0, cut), group.slice(cut)];
};

/** The source's own heading, else what its sentences speak of, else what the source is called; each once. */
const headingFor = (
  passages: readonly Scored[],
  own: string | undefined,
  sourceTitle: string | undefined,
  used: Set<string>,
): string => {
  const drawn = (fewest: number) => best(passages).flatMap(({ text }) => subjectOf(text, fewest) ?? []);
  const named = sourceTitle ? [firstPart(sourceTitle)] : [];
  const candidates = [...(own ? [own] : []), ...drawn(3), ...named, ...drawn(2)];
  const found = candidates.find((text) => !used.has(fold(text))) ?? '';
  used.add(fold(found));
  return found;
};

const showPart = (part: Part): string =>
  `${part.heading === '' ? '' : heading(typeset(part.heading))}${show(part.passages)}`;

/** Sentences of one paragraph of the source stay one, unless it grows too long. */
const show = (passages: readonly Scored[]): string => {
  const paragraphs: Scored[][] = [];
  for (const passage of passages) {
    const last = paragraphs.at(-1);
    const previous = last?.at(-1);
    const goesOn =
      previous?.source === passage.source &&
      previous.paragraph === passage.paragraph &&
      previous.items.length === 0 &&
      (passage.leans || (last?.length ?? 0) < PARAGRAPH_MOST);
    if (last && goesOn) last.push(passage);
    else paragraphs.push([passage]);
  }
  return paragraphs
    .map((group) => {
      const text = group.map((passage) => passage.text).join(' ');
      return paragraph(typeset(text)) + list((group.at(-1)?.items ?? []).map(typeset));
    })
    .join('');
};
