export { countAnnouncements } from './admin/count-announcements.ts';
export { isTokenOf } from './tracking-token.ts';
