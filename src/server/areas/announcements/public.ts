export {
  applyTransition,
  findForTransition,
  LifecycleError,
} from '#server/areas/announcement-lifecycle/public.ts';
export { countAnnouncements } from './admin/count-announcements.ts';
/** What other areas may ask of the announcements: to change one is to go through its life's own table. */
export { mayWriteTo, recordWithheldMail } from './customer-mail.ts';
export { isTokenOf } from './tracking-token.ts';
