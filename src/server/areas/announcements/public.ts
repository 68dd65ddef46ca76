export { countAnnouncements } from './admin/count-announcements.ts';
