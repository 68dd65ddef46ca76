import { lazyPart } from '#web/navigation/lazy-part.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/* The page of the announcements is one or the other: each is downloaded where it is shown. */

export const AnnouncementSearch = lazyPart(
  'routes/AnnouncementSearch',
  async () => (await import('./AnnouncementSearch.tsx')).AnnouncementSearch,
  <Spinner text="Chargement des annonces légales..." />,
);

export const SubmissionForm = lazyPart(
  'features/announcement-form/SubmissionForm',
  async () => (await import('#web/features/announcement-form/SubmissionForm.tsx')).SubmissionForm,
  <Spinner text="Chargement du formulaire..." />,
);
