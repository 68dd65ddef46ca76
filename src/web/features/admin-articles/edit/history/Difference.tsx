import { useMemo } from 'react';
import { htmlDifference } from '#domain/text/difference.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type ArticleText, comparableText } from './comparable-text.ts';
import styles from './Difference.module.css';

type Props = { before: ArticleText; after: ArticleText };

const tags = {
  removed: { Tag: 'del', said: ' retiré : ' },
  added: { Tag: 'ins', said: ' ajouté : ' },
} as const;

/** What changed from one text to the other, in words that are struck or marked. */
export const Difference = ({ before, after }: Props) => {
  const pieces = useMemo(
    () => htmlDifference(comparableText(before), comparableText(after)),
    [before, after],
  );
  return (
    <div className={styles.text}>
      {pieces.every(({ kind }) => kind === 'same') && (
        <p className={styles.none}>Les deux textes sont identiques.</p>
      )}
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const { Tag, said } = tags[kind];
        return (
          <Tag key={key}>
            <VisuallyHidden>{said}</VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </div>
  );
};
