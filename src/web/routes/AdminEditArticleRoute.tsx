import { useParams } from 'react-router';
import { EditArticlePage } from '#web/features/admin-articles/edit/EditArticlePage.tsx';
import { ArticlePreview } from '#web/features/article/ArticlePreview.tsx';

export const AdminEditArticleRoute = () => {
  const { id = '' } = useParams();
  return (
    <EditArticlePage key={id} id={id} renderPreview={(article) => <ArticlePreview article={article} />} />
  );
};
