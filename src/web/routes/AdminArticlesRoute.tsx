import { ArticlesPage } from '#web/features/admin-articles/ArticlesPage.tsx';

export const AdminArticlesRoute = () => <ArticlesPage />;
