import { TextDifference } from '#web/back-office/TextDifference.tsx';
import { type ArticleText, comparableText } from './comparable-text.ts';

type Props = { before: ArticleText; after: ArticleText };

/** What changed from one article to the other. */
export const Difference = ({ before, after }: Props) => (
  <TextDifference before={comparableText(before)} after={comparableText(after)} />
);
