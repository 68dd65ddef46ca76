import { AuditPage } from '#web/features/admin-audit/AuditPage.tsx';

export const AdminAuditRoute = () => <AuditPage />;
