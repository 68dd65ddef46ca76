import { Link } from 'react-router';
import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './ArticlesPage.module.css';
import { editPath } from './list-address.ts';
import { listTexts } from './list-texts.ts';

type Props = { articles: readonly AdminArticleItem[]; onClose: () => void };

/** The articles skipped by a bulk publication because nobody has reviewed them, with a link to each. */
export const UnreviewedBanner = ({ articles, onClose }: Props) =>
  articles.length > 0 && (
    <div className={styles.banner}>
      <Banner tone="warning" title={listTexts.unreviewed(articles.length)} onClose={onClose}>
        <p>{listTexts.unreviewedHint}</p>
        <ul className={styles.unreviewed}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={editPath(id)}>Relire « {title} »</Link>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
