import { CreateChoice } from '#web/features/admin-articles/CreateChoice.tsx';

export const AdminCreateChoiceRoute = () => <CreateChoice />;
