import { AnnouncementTrashPage } from '#web/features/admin-announcements/trash/AnnouncementTrashPage.tsx';

export const AdminAnnouncementTrashRoute = () => <AnnouncementTrashPage />;
