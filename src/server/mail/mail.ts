import type { DocumentKind } from '#contract/tracking.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import type { ContactSubject } from '#domain/contact/subjects.ts';
import type { AnnouncementMailData } from './announcement-mail-data.ts';

/** What each mail is made from. Stored as JSON until it is sent: text, numbers and booleans only. */
export type MailData = {
  'password-reset': { link: string; minutes: number };
  'password-changed': { firstName: string };
  /** To an administrator: somebody logged in to their account in a browser that was not known. */
  'new-device-login': {
    firstName: string;
    at: string;
    /** The user agent; null when the browser sends none. */
    userAgent: string | null;
    forgottenPasswordLink: string;
  };
  /** To somebody invited to the team: the link sets the password. */
  'team-member-invited': { firstName: string; by: string | null; role: string; link: string; days: number };
  /** To the owner of an account whose second factor changed, or was replaced by a recovery code. */
  'second-factor-changed': {
    firstName: string;
    change:
      | 'account.second-factor-added'
      | 'account.second-factor-removed'
      | 'account.recovery-codes-made'
      | 'account.recovery-code-used';
    at: string;
  };
  /** To the owner of an account whose password is followed by wrong codes. */
  'second-factor-failed': { firstName: string; at: string; forgottenPasswordLink: string };
  /** To the one whom a review concerns: its reviewer, or who asked for it. */
  'article-review': {
    firstName: string;
    /** Null when the site itself did it. */
    by: string | null;
    outcome: 'requested' | 'withdrawn' | 'sent-back' | 'published' | 'scheduled';
    title: string;
    note: string | null;
    link: string;
  };
  /** To the address that a contact request names. */
  'contact-received': { referenceId: string; subject: ContactSubject };
  /** To the team; answering it answers the sender. */
  'contact-request': {
    referenceId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    subject: ContactSubject;
    message: string;
  };
  /** The team's answer to a contact request, in the thread of the acknowledgement. */
  'contact-answer': {
    referenceId: string;
    subject: ContactSubject;
    text: string;
    /** The mails that it follows, the oldest first; the first is the acknowledgement. */
    follows: readonly string[];
  };
  /** To a member of the team, who wants to know whether mails are sent. */
  'test-mail': { firstName: string; at: string };
} & AnnouncementMailData;

export type MailTemplate = keyof MailData;

/** Mails whose link works once, for whoever has it: a new one is requested where it was made, never sent again. */
export const oneUseTemplates: readonly MailTemplate[] = ['password-reset', 'team-member-invited'];

/** The links to a dossier: they are masked in the row of the mail, and made anew when it is sent again. */
export const renewedLinks = ['link', 'quoteLink'] as const;

/** About the accounts of the team and of readers: they tell of a moment, and are never sent again. */
export const accountTemplates = [
  'password-reset',
  'password-changed',
  'new-device-login',
  'team-member-invited',
  'second-factor-changed',
  'second-factor-failed',
] as const satisfies readonly MailTemplate[];

/** What some mails need beside `mails.read`: the permission of the screen that shows the same. */
const secondPermissions: Partial<Record<MailTemplate, Permission>> = {
  'article-review': 'articles.read',
  ...Object.fromEntries(accountTemplates.map((template) => [template, 'team.read'])),
};

/** The mails that are closed to whoever has only these permissions. */
export const closedTemplates = (held: readonly Permission[]): string[] =>
  Object.entries(secondPermissions).flatMap(([template, permission]) =>
    held.includes(permission) ? [] : [template],
  );

export type Mailbox = { readonly address: string; readonly name?: string | undefined };

/** The mailboxes of the team are settings (MAIL_TEAM and those of its subjects), read when the mail is sent. */
export type Recipient = Mailbox | 'team';

/** What the team can receive in a mailbox of its own; the rest goes to MAIL_TEAM. */
export type TeamSubject = 'announcements' | 'contact' | 'payments';

export const teamSubjects: Readonly<Partial<Record<MailTemplate, TeamSubject>>> = {
  'team-new-paid': 'announcements',
  'team-correction-answered': 'announcements',
  'team-cancellation-request': 'announcements',
  'contact-request': 'contact',
  // The customer answers the answer.
  'contact-answer': 'contact',
  'team-purchase-withdrawn': 'payments',
  'team-payment-alert': 'payments',
};

/** A document of an announcement, named by its row; it is created when the mail is sent, if it does not exist yet. */
export type MailAttachment = { readonly kind: DocumentKind; readonly id: string };

/** One mail to one recipient. */
export type Mail = {
  [Template in MailTemplate]: {
    to: Recipient;
    template: Template;
    data: MailData[Template];
    attachments?: readonly MailAttachment[];
    /** Where the back-office shows it. */
    about?: MailAbout;
  };
}[MailTemplate];

export type MailAbout = {
  readonly announcementId?: string | undefined;
  readonly contactRequestId?: string | undefined;
};
