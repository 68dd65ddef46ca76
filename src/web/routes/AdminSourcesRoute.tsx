import { SourcesPage } from '#web/features/admin-sources/SourcesPage.tsx';

export const AdminSourcesRoute = () => <SourcesPage />;
