import { EditArticlePage } from '#web/features/admin-articles/edit/EditArticlePage.tsx';
import { ArticlePreview } from '#web/features/article/ArticlePreview.tsx';

export const AdminCreateArticleRoute = () => (
  <EditArticlePage key="nouveau" renderPreview={(article) => <ArticlePreview article={article} />} />
);
