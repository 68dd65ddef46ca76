import { useMemo } from 'react';
import { htmlDifference } from '#domain/text/difference.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Difference.module.css';

type Text = { title: string; description: string; content: string };
type Props = { before: Text; after: Text };

/** What changed from one text to the other, in words that are struck or marked. */
export const Difference = ({ before, after }: Props) => {
  const pieces = useMemo(() => htmlDifference(htmlOf(before), htmlOf(after)), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same'))
    return (
      <div className={styles.difference}>
        <p className={styles.none}>Les deux textes sont identiques.</p>
      </div>
    );
  return (
    <div className={styles.difference}>
      <p className={styles.lines}>
        {pieces.map(({ kind, text }, nth) => {
          const key = `${nth}-${kind}`;
          if (kind === 'same') return <span key={key}>{text}</span>;
          const Tag = kind === 'added' ? 'ins' : 'del';
          return (
            <Tag key={key}>
              <VisuallyHidden>{kind === 'added' ? ' ajouté : ' : ' retiré : '}</VisuallyHidden>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
};

const htmlOf = ({ title, description, content }: Text): string =>
  `<p>${asHtml(title)}</p><p>${asHtml(description)}</p>${content}`;

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
