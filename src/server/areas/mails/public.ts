export { listMailRows, mailsOf } from './mails.queries.ts';
export { presentMail } from './present-mail.ts';
