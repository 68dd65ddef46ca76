import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ArticleList } from './ArticleList.tsx';
import styles from './ArticlesPage.module.css';
import type { CategoryPage } from './load-category.ts';

export const CategoryArticles = ({ slug, name, description, databaseId, start }: CategoryPage) => (
  <>
    <PageHeader title={name} description={description} category={slug} />
    <div className={`wrap ${styles.list}`}>
      <ArticleList
        start={start}
        category={databaseId}
        featured
        empty="Aucun article disponible pour cette catégorie."
      />
    </div>
  </>
);
