import { useNavigate } from 'react-router';
import type { StoredWork } from '#web/session/unsaved-work.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CREATE } from '../list-address.ts';
import styles from './ArticleEditor.module.css';
import { articleStorageKey, isStorageKeyOf, TAB_ID_PARAM } from './article-storage-key.ts';

/** What was typed into an article that is gone stays its author's: it may become another one. */
export const MissingArticleDraft = ({ id }: { id: string }) => {
  const stored = useStoredWork().findLast(({ key }) => isStorageKeyOf(id, key));
  const browser = useBrowserSession();
  const navigate = useNavigate();
  if (!stored) return null;

  const takeUp = () => {
    const { tabId, values } = stored.content as { tabId: string; values: unknown };
    const path = `${CREATE}/manual?${TAB_ID_PARAM}=${tabId}`;
    const moved: StoredWork = {
      ...stored,
      key: articleStorageKey(undefined, tabId),
      label: 'Nouvel article',
      path,
      content: { values },
    };
    browser().unsaved.replace(stored.key, moved);
    void navigate(path);
  };
  return (
    <div className={styles.notice}>
      <Banner tone="info" title="Votre texte n'a pas été perdu">
        <p>Ce que vous aviez écrit dans cet article est gardé dans ce navigateur.</p>
        <Button size="sm" onClick={takeUp}>
          Reprendre comme nouvel article
        </Button>
      </Banner>
    </div>
  );
};
