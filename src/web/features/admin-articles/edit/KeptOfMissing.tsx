import { useNavigate } from 'react-router';
import type { StoredWork } from '#web/session/unsaved-work.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { useStoredWork } from '#web/session/use-unsaved-work.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CREATE } from '../list-address.ts';
import styles from './ArticleEditor.module.css';
import { isKeptOf, keptArticleKey, TAB_ID_PARAM } from './kept-article-key.ts';

/** What was typed into an article that is gone stays its author's: it may become another one. */
export const KeptOfMissing = ({ id }: { id: string }) => {
  const kept = useStoredWork().findLast(({ key }) => isKeptOf(id, key));
  const browser = useBrowserSession();
  const navigate = useNavigate();
  if (!kept) return null;

  const takeUp = () => {
    const { tabId, values } = kept.content as { tabId: string; values: unknown };
    const path = `${CREATE}/manual?${TAB_ID_PARAM}=${tabId}`;
    const moved: StoredWork = {
      ...kept,
      key: keptArticleKey(undefined, tabId),
      label: 'Nouvel article',
      path,
      content: { values },
    };
    browser().unsaved.replace(kept.key, moved);
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
