import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './ArticlesPage.module.css';
import { editPath } from './list-address.ts';

const readToReview = (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/articles/to-review', { signal });

/** The drafts that wait for the user's own review. */
export const ToReview = () => {
  const query = useApiRead(readToReview);
  const articles = query.status === 'success' ? query.data.articles : [];
  if (articles.length === 0) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="info" title="Des articles sont prêts à relire">
        <ul className={styles.review}>
          {articles.map(({ id, title, requested_by, requested_at }) => (
            <li key={id}>
              <Link to={editPath(id)}>{title}</Link> — {requested_by && `de ${requested_by}, `}le{' '}
              {shortDate(new Date(requested_at))} à {shortTime(new Date(requested_at))}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};
