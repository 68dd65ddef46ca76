import { Dashboard } from '#web/features/admin-dashboard/Dashboard.tsx';

export const AdminDashboardRoute = () => <Dashboard />;
