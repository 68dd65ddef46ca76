import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './ArticleEditor.module.css';

type Props = { others: readonly { editor: string; saved_at: string }[] };

/** Known before it becomes a conflict. */
export const OtherEditors = ({ others }: Props) =>
  others.length > 0 && (
    <div className={styles.notice}>
      <Banner tone="warning">
        {others.map(({ editor, saved_at }) => (
          <p key={editor}>
            {editor} a un texte en cours sur cet article, du {shortDate(new Date(saved_at))} à{' '}
            {shortTime(new Date(saved_at))}.
          </p>
        ))}
      </Banner>
    </div>
  );
