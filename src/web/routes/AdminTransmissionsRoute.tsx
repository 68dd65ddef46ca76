import { TransmissionsPage } from '#web/features/admin-announcements/transmissions/TransmissionsPage.tsx';

export const AdminTransmissionsRoute = () => <TransmissionsPage />;
