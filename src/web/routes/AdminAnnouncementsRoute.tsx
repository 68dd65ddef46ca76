import { AnnouncementsPage } from '#web/features/admin-announcements/list/AnnouncementsPage.tsx';

export const AdminAnnouncementsRoute = () => <AnnouncementsPage />;
