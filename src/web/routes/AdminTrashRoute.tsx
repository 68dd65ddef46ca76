import { TrashPage } from '#web/features/admin-articles/TrashPage.tsx';

export const AdminTrashRoute = () => <TrashPage />;
