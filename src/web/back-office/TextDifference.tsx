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

/** The difference between two texts: removed words struck out, added words marked. */
export const TextDifference = ({ before, after }: Props) => {
  const pieces = useMemo(() => htmlDifference(before, after), [before, after]);
  return <DifferencePieces pieces={pieces} />;
};

/** Shows a difference that is already computed. */
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

/** The plain text of some HTML, to compare or copy. */
export const ReadableText = ({ html }: { html: string }) => (
  <div className={styles.text}>{readableLines(html)}</div>
);
