import { fold } from '../search/fold.ts';
import { typeset } from '../typography/typeset.ts';
import { chooseLead } from './choose-lead.ts';
import {
  best,
  drawDescription,
  drawLongTitle,
  drawTitle,
  ownDescription,
  saysNoMore,
} from './draw-summary.ts';
import { firstPart } from './headings.ts';
import { list, paragraph } from './html.ts';
import { type Paragraph, paragraphsOf, type Scored, scorePassages } from './paragraphs.ts';
import { type Part, partsOf, showHeading } from './parts.ts';
import { type Passage, readPassages } from './read-passages.ts';
import { announcesNext, limitsPrevious } from './sentences.ts';
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
  const all = scorePassages(
    withoutUnmetAnnouncements(
      withoutRepetition(read.flatMap(({ passages }) => passages)).slice(0, MOST_READ),
    ),
  );
  const [main] = sources;
  if (all.length === 0 || !main) return undefined;

  const selected = select(all);
  const paragraphs = paragraphsOf(selected);
  const lead = chooseLead(paragraphs, main.title);
  const body = paragraphs.filter((one) => one !== lead);
  const title = titleOf(selected, lead ?? [], main.title);
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

/** Says what the text is, when no title can be taken from it. */
const DIGEST = 'Condensé de la source';

/** A sentence of the text, or the source's own title if the text says as much, or a longer sentence. */
const titleOf = (selected: readonly Scored[], lead: readonly Scored[], called: string): string => {
  const text = selected.flatMap((passage) => [passage.text, ...passage.items]).join('\n');
  const own = [called, firstPart(called)].find((title) => saysNoMore(title, text));
  return drawTitle(selected, called) ?? own ?? drawLongTitle(lead) ?? drawLongTitle(selected) ?? DIGEST;
};

/** Said twice, a sentence stays where the next one depends on it. */
const withoutRepetition = (passages: readonly Passage[]): Passage[] => {
  const seen = new Set<string>();
  const isNew = passages.map((passage, index) => {
    const before = passage.leans ? passages[index - 1] : undefined;
    const key = `${before ? wordsOf(before) : ''}|${wordsOf(passage)}`;
    return !seen.has(key) && seen.add(key);
  });
  const kept = new Set<Passage>();
  for (const [index, passage] of [...passages.entries()].reverse()) {
    const next = passages[index + 1];
    const isNeeded = next !== undefined && kept.has(next) && dependsOn(next, passage);
    if (isNew[index] || isNeeded) kept.add(passage);
  }
  return passages.filter((passage) => kept.has(passage));
};

const wordsOf = ({ text, items }: Passage): string =>
  fold([text, ...items].join(' ')).replace(/[^a-z0-9]+/g, ' ');

/**
 * Leaves out each announcement of something that is not there (a table is not read), the sentences that depend on it,
 * and the sentence that it restricts.
 */
const withoutUnmetAnnouncements = (passages: readonly Passage[]): readonly Passage[] => {
  const kept = passages.filter((passage, index) => {
    const next = passages[index + 1];
    const isFollowed = next?.source === passage.source && next.section === passage.section;
    return !isAnnouncement(passage) || (isFollowed && !passage.announcesUnread);
  });
  if (kept.length === passages.length) return kept;
  const left = new Set(kept);
  return withoutUnmetAnnouncements(
    kept.filter((passage) => {
      const index = passages.indexOf(passage);
      const [before, after] = [passages[index - 1], passages[index + 1]];
      const lostBefore = before && !left.has(before) && dependsOn(passage, before);
      const lostAfter = after && !left.has(after) && restricts(after, passage);
      return !lostBefore && !lostAfter;
    }),
  );
};

const dependsOn = (passage: Passage, before: Passage): boolean =>
  before.source === passage.source &&
  (passage.leans || before.paragraph === passage.paragraph || isAnnouncement(before));

const isAnnouncement = ({ text, items }: Passage): boolean => items.length === 0 && announcesNext(text);

const restricts = (after: Passage, passage: Passage): boolean =>
  after.source === passage.source && limitsPrevious(after.text);

/**
 * The central sentences, in the order of the text. Each comes with the sentences that it needs: those before
 * it in its paragraph, those its paragraph depends on, the restriction after it, and what it announces. « L'appel
 * est porté devant… » alone would seem to be about something else.
 */
const select = (all: readonly Scored[]): Scored[] => {
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.ceil(all.length * SELECTED_SHARE)));
  const selected = new Set<Scored>();
  const waiting = best(all).slice(0, wanted);
  for (let passage = waiting.pop(); passage; passage = waiting.pop()) {
    if (selected.has(passage)) continue;
    selected.add(passage);
    const before = all[passage.order - 1];
    if (before && dependsOn(passage, before)) waiting.push(before);
    const after = all[passage.order + 1];
    if (after && (restricts(after, passage) || isAnnouncement(passage))) waiting.push(after);
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
      return (text && paragraph(typeset(text))) + list((group.at(-1)?.items ?? []).map(typeset));
    })
    .join('');
};
