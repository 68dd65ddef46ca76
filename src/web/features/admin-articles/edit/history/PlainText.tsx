import { ReadableText } from '#web/back-office/TextDifference.tsx';
import { type ArticleText, comparableText } from './comparable-text.ts';

export const PlainText = ({ text }: { text: ArticleText }) => <ReadableText html={comparableText(text)} />;
