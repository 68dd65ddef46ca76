export { countAnnouncements } from './admin/count-announcements.ts';
/** What other areas may ask of the announcements: to change one is to go through its life's own table. */
export { mayWriteTo, recordWithheldMail } from './customer-mail.ts';
export { LifecycleError } from './lifecycle-error.ts';
export { isTokenOf } from './tracking-token.ts';
export { applyTransition, findForTransition } from './transition.ts';
