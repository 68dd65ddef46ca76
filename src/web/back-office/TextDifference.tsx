import { useMemo } from 'react';
import { type Difference, htmlDifference } from '#domain/text/difference.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './TextDifference.module.css';

/** Both in HTML. */
type Props = { before: string; after: string };

const tags = {
  removed: { Tag: 'del', label: ' retiré : ' },
  added: { Tag: 'ins', label: ' ajouté : ' },
} as const;

/** What changed from one text to the other, in words that are struck or marked. */
export const TextDifference = ({ before, after }: Props) => {
  const pieces = useMemo(() => htmlDifference(before, after), [before, after]);
  return <DifferencePieces pieces={pieces} />;
};

/** The same, of a difference that was made elsewhere. */
export const DifferencePieces = ({ pieces }: { pieces: readonly Difference[] }) => (
  <div className={styles.text}>
    {pieces.every(({ kind }) => kind === 'same') && (
      <p className={styles.none}>Les deux textes sont identiques.</p>
    )}
    {pieces.map(({ kind, text }, index) => {
      const key = `${index}-${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      const { Tag, label } = tags[kind];
      return (
        <Tag key={key}>
          <VisuallyHidden>{label}</VisuallyHidden>
          {text}
        </Tag>
      );
    })}
  </div>
);

/** A text as it is read, to be compared or copied. */
export const ReadableText = ({ html }: { html: string }) => (
  <div className={styles.text}>{readableLines(html)}</div>
);
