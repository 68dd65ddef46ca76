import { fold } from '../search/fold.ts';
import { typeset } from '../typography/typeset.ts';
import { chooseLead } from './choose-lead.ts';
import { best, drawDescription, drawTitle, ownDescription } from './draw-summary.ts';
import { list, paragraph } from './html.ts';
import { type Paragraph, paragraphsOf, type Scored, scorePassages } from './paragraphs.ts';
import { type Part, partsOf, showHeading } from './parts.ts';
import { type Passage, readPassages } from './read-passages.ts';
import { limitsPrevious } from './sentences.ts';
import type { WrittenText } from './written-text.ts';

/** `content` is HTML. */
export type SourceText = { readonly title: string; readonly description: string; readonly content: string };

/** Every sentence is compared with every other: of a very long text, only the beginning is read. */
const MOST_READ = 400;
const SELECTED_SHARE = 0.6;
const FEWEST = 5;
const MOST = 28;
const PARAGRAPH_MOST = 4;

/**
 * An article made only of sentences of its sources: the central ones, each with those it depends on, the most
 * central paragraph first, then the others under headings, in the order of their source. Undefined when the
 * sources have no sentence.
 */
export const composeFromSources = (sources: readonly SourceText[]): WrittenText | undefined => {
  const read = sources.map(({ content }, index) => readPassages(content, index));
  const all = scorePassages(withoutRepetition(read.flatMap(({ passages }) => passages)).slice(0, MOST_READ));
  const [main] = sources;
  if (all.length === 0 || !main) return undefined;

  const selected = select(all);
  const paragraphs = paragraphsOf(selected);
  const lead = chooseLead(paragraphs, main.title);
  const body = paragraphs.filter((one) => one !== lead);
  const title = drawTitle(selected, main.title) ?? main.title;
  const named = sources.map((source, index) => ({
    title: source.title,
    headings: read[index]?.headings ?? [],
  }));
  const described =
    ownDescription(main) ??
    drawDescription(
      body.map(([first]) => first),
      title,
    ) ??
    drawDescription(selected, title);
  const content = [lead ? show(lead) : '', ...partsOf(body, named, title).map(showPart)].join('');
  return {
    title: typeset(title),
    description: typeset(described ?? selected.map(({ text }) => text).join(' ')),
    content,
  };
};

const withoutRepetition = (passages: readonly Passage[]): Passage[] => {
  const seen = new Set<string>();
  return passages.filter(({ text }) => {
    const key = fold(text).replace(/[^a-z0-9]+/g, ' ');
    return !seen.has(key) && seen.add(key);
  });
};

/**
 * The central sentences, in the order of the text. Each comes with the sentences that it needs: those before
 * it in its paragraph, those its paragraph depends on, and the restriction after it. « L'appel est porté
 * devant… » alone would seem to be about something else.
 */
const select = (all: readonly Scored[]): Scored[] => {
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.ceil(all.length * SELECTED_SHARE)));
  const selected = new Set<Scored>();
  const waiting = best(all).slice(0, wanted);
  for (let passage = waiting.pop(); passage; passage = waiting.pop()) {
    if (selected.has(passage)) continue;
    selected.add(passage);
    const before = all[passage.order - 1];
    if (before?.source === passage.source && (passage.leans || before.paragraph === passage.paragraph))
      waiting.push(before);
    const after = all[passage.order + 1];
    if (after?.source === passage.source && limitsPrevious(after.text)) waiting.push(after);
  }
  return all.filter((passage) => selected.has(passage));
};

const showPart = ({ heading, paragraphs }: Part): string =>
  showHeading(heading) + paragraphs.map(show).join('');

/** Splits a long paragraph; a list ends the paragraph of its introduction. */
const show = (passages: Paragraph): string => {
  const groups: Scored[][] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    const isOpen = last?.at(-1)?.items.length === 0 && (passage.leans || last.length < PARAGRAPH_MOST);
    if (last && isOpen) last.push(passage);
    else groups.push([passage]);
  }
  return groups
    .map((group) => {
      const text = group.map((passage) => passage.text).join(' ');
      return paragraph(typeset(text)) + list((group.at(-1)?.items ?? []).map(typeset));
    })
    .join('');
};
