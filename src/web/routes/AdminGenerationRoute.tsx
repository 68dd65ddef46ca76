import { GenerationPage } from '#web/features/admin-generation/GenerationPage.tsx';

export const AdminGenerationRoute = () => <GenerationPage />;
