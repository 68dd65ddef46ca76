import { readableLines } from '#domain/text/readable-lines.ts';
import { type ArticleText, comparableText } from './comparable-text.ts';
import styles from './Difference.module.css';

/** A text as it is read, to be compared or copied. */
export const PlainText = ({ text }: { text: ArticleText }) => (
  <div className={styles.text}>{readableLines(comparableText(text))}</div>
);
