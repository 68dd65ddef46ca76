import type { Article } from '#web/api/articles.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ArticleList } from './ArticleList.tsx';
import styles from './ArticlesPage.module.css';

export const AllArticles = ({ start }: { start: ListStart<Article> }) => (
  <>
    <PageHeader
      title="Tous les articles"
      description="Toute l’actualité du droit, de la plus récente à la plus ancienne."
    />
    <div className={`wrap ${styles.list}`}>
      <ArticleList start={start} empty="Aucun article n'a été trouvé." />
    </div>
  </>
);
