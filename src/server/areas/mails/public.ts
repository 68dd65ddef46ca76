export { listMailRows, mailsOf } from './mails.queries.ts';
export { presentMails } from './present-mail.ts';
