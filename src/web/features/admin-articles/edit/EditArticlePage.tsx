import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FullArticle } from '#web/api/article.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { isStorageKeyOf, storageKey, TAB_ID_PARAM } from '#web/back-office/drafts/storage-key.ts';
import type { StoredWork } from '#web/session/unsaved-work.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ARTICLES, CREATE } from '../list-address.ts';
import styles from './ArticleEditor.module.css';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articlePlace } from './article-drafts.ts';
import { failures } from './editor-texts.ts';
import { loadEditor } from './load-editor.ts';

type Props = {
  /** Undefined for a new article. */
  id?: string | undefined;
  renderPreview: (article: FullArticle) => ReactNode;
};

/** The form, once its data is loaded, or the sentence that explains why it could not be. */
export const EditArticlePage = ({ id, renderPreview }: Props) => {
  const read = useMemo(() => loadEditor(id), [id]);
  return (
    <AsyncSection
      query={useApiRead(read)}
      loading="Chargement de l'article..."
      failed={failures.load}
      isEmpty={() => false}
      empty={null}
    >
      {(loaded) =>
        'failure' in loaded ? (
          <Missing failure={loaded.failure} id={id} />
        ) : (
          <>
            {loaded.categoriesFailed && (
              <div className={styles.notice}>
                <Banner tone="danger">{failures.categories}</Banner>
              </div>
            )}
            <ArticleEditor {...loaded} renderPreview={renderPreview} />
          </>
        )
      }
    </AsyncSection>
  );
};

const Missing = ({ failure, id }: { failure: string; id: string | undefined }) => (
  <>
    <h1 className="visually-hidden">Modifier l'article</h1>
    <div className={styles.notice}>
      <Banner tone="danger">{failure}</Banner>
    </div>
    {id && <MissingArticleDraft id={id} />}
    <Button href={ARTICLES} variant="secondary" size="dense" icon="arrow-left">
      Gestion des articles
    </Button>
  </>
);

/** Unsaved text of a deleted article can be saved as a new article. */
const MissingArticleDraft = ({ id }: { id: string }) => {
  const stored = useStoredWork().findLast(({ key }) => isStorageKeyOf(articlePlace(id), key));
  const browser = useBrowserSession();
  const navigate = useNavigate();
  if (!stored) return null;

  const takeUp = () => {
    const { tabId, values } = stored.content as { tabId: string; values: unknown };
    const path = `${CREATE}/manual?${TAB_ID_PARAM}=${tabId}`;
    const moved: StoredWork = {
      ...stored,
      key: storageKey(articlePlace(undefined), tabId),
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
