export { dossiersOfContact } from './admin/admin-list.queries.ts';
export { countAnnouncements } from './admin/count-announcements.ts';
export { announcementWork } from './review/assignment.ts';
export { contactErasure } from './tasks/anonymise.queries.ts';
export { eraseContact } from './tasks/anonymise-abandoned.ts';
