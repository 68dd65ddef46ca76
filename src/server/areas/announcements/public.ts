export {
  applyTransition,
  findForTransition,
  LifecycleError,
} from '#server/areas/announcement-lifecycle/public.ts';
export { countAnnouncements } from './admin/count-announcements.ts';
export { isTokenOf } from './tracking-token.ts';
