import { lazyPart } from '#web/navigation/lazy-part.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export const SubmissionForm = lazyPart(
  'features/announcement-form/SubmissionForm',
  async () => (await import('#web/features/announcement-form/SubmissionForm.tsx')).SubmissionForm,
  <Spinner text="Chargement du formulaire..." />,
);
