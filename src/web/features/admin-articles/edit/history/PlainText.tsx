import { readableLines } from '#domain/text/readable-lines.ts';
import styles from './Difference.module.css';

type Props = { text: { title: string; description: string; content: string } };

/** A text as it is read, to be compared or copied. */
export const PlainText = ({ text: { title, description, content } }: Props) => (
  <div className={styles.difference}>
    <p>
      <strong>{title}</strong>
    </p>
    <p>{description}</p>
    <p className={styles.lines}>{readableLines(content)}</p>
  </div>
);
