import { TextDifference } from '#web/back-office/TextDifference.tsx';
import { type ArticleText, comparableText } from './comparable-text.ts';

type Props = { before: ArticleText; after: ArticleText };

/** The differences between two article texts. */
export const Difference = ({ before, after }: Props) => (
  <TextDifference before={comparableText(before)} after={comparableText(after)} />
);
