/** Queued until the mail server has accepted it; failed once it is no longer tried. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];
