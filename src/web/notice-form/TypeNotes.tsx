import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './TypeNotes.module.css';

/** What the law requires beyond this notice: a second notice elsewhere, a closing notice, another channel. */
export const TypeNotes = ({ typeId, others }: { typeId: number; others: readonly number[] }) => {
  const { notes } = noticeRules(typeId, others);
  if (notes.length === 0) return null;
  const elsewhere = notes.some(({ kind }) => kind === 'other-channel');
  return (
    <Banner tone={elsewhere ? 'warning' : 'info'} title="Bon à savoir">
      <ul className={styles.notes}>
        {notes.map(({ text, basis }) => (
          <li key={text}>
            {text}
            {basis && <span className={styles.basis}> ({basis})</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
