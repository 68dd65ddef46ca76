import { Link } from 'react-router';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { isArticleStorageKey } from './edit/article-storage-key.ts';
import { CREATE, editPath } from './list-address.ts';
import styles from './SavedDrafts.module.css';

const readDrafts = (api: ApiClient, signal: AbortSignal) => api.get('/admin/articles/drafts', { signal });

/** The editor's unsaved drafts: after a crash, from another computer, or refused by the server. */
export const SavedDrafts = () => {
  const query = useApiRead(readDrafts);
  const here = useStoredWork().filter(({ key }) => isArticleStorageKey(key));
  const drafts = query.status === 'success' ? query.data.drafts : [];
  if (drafts.length + here.length === 0) return null;
  return (
    <div className={styles.place}>
      <Banner tone="info" title="Des textes ne sont pas enregistrés">
        <ul className={styles.drafts}>
          {drafts.map(({ article_id, tabId, title, saved_at }) => (
            <li key={`${article_id}:${tabId}`}>
              <Link to={article_id ? editPath(article_id) : `${CREATE}/manual`}>
                {title || 'Nouvel article'}
              </Link>{' '}
              — brouillon du {shortDate(new Date(saved_at))} à {shortTime(new Date(saved_at))}
            </li>
          ))}
          {here.map(({ key, label, path, keptAt }) => (
            <li key={key}>
              <Link to={path}>{label}</Link> — gardé dans ce navigateur le {shortDate(new Date(keptAt))} à{' '}
              {shortTime(new Date(keptAt))}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};
