import { highlightSegments } from '#domain/search/highlight.ts';

type Props = { text: string; term: string };

/** A text with what was searched for marked in it. Made of text alone: no HTML comes from anywhere. */
export const Highlighted = ({ text, term }: Props) =>
  highlightSegments(text, term).map((segment, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never move.
    segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
