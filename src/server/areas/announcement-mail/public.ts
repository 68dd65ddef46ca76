/** The mails about an announcement, queued in the transaction of their cause. */
export { mayWriteTo, recordWithheldMail } from './customer-mail.ts';
export { queueAnnouncementMail } from './queue-announcement-mail.ts';
