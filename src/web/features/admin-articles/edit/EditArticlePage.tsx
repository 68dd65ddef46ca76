import { type ReactNode, useMemo } from 'react';
import type { FullArticle } from '#web/api/article.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ARTICLES } from '../list-address.ts';
import styles from './ArticleEditor.module.css';
import { ArticleEditor } from './ArticleEditor.tsx';
import { failures } from './editor-texts.ts';
import { loadEditor } from './load-editor.ts';
import { MissingArticleDraft } from './MissingArticleDraft.tsx';

type Props = {
  /** Undefined: an article to come. */
  id?: string | undefined;
  renderPreview: (article: FullArticle) => ReactNode;
};

/** The form once all that it starts from is there, or the sentence that says why there is none. */
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
