/** What other areas may ask of the announcements: to change one is to go through its life's own table. */
export { LifecycleError } from './lifecycle-error.ts';
export { findByToken } from './tracking.queries.ts';
export type { AnnouncementName } from './transition.queries.ts';
export {
  type Actor,
  applyTransition,
  findForTransition,
  type LockedAnnouncement,
  type Transition,
  type TransitionOutcome,
} from './transition.ts';
