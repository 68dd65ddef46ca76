import { ProfilePage } from '#web/features/account/ProfilePage.tsx';

export const AdminProfileRoute = () => <ProfilePage />;
