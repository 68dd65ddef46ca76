import { PendingPage } from '#web/features/admin-announcements/pending/PendingPage.tsx';

export const AdminPendingAnnouncementsRoute = () => <PendingPage />;
