import type { LimitClassName } from '#contract/limit-class-name.ts';

export type LimitClass = {
  /** How many times… */
  readonly max: number;
  /** …in so many seconds, counted from the first. */
  readonly seconds: number;
  /** While the database is down: reads are allowed, calls useful to an attacker are refused. */
  readonly withoutDatabase: 'allow' | 'refuse';
  /** In memory, nobody waits for the count: it reaches the database, and the other servers, within a second. */
  readonly counted?: 'in-memory';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const refused = (max: number, seconds: number): LimitClass => ({ max, seconds, withoutDatabase: 'refuse' });
const allowed = (max: number, seconds: number): LimitClass => ({ max, seconds, withoutDatabase: 'allow' });
const inMemory = (max: number, seconds: number): LimitClass => ({
  ...allowed(max, seconds),
  counted: 'in-memory',
});

/** Every limit of the product, in one table. Per address unless its name says otherwise. */
export const limitClasses: Readonly<Record<LimitClassName, LimitClass>> = {
  login: refused(20, 15 * MINUTE),
  /** By account and address: an attacker is locked out, not the account's owner. */
  'login-account-address': refused(5, 15 * MINUTE),
  /** By account, from unknown browsers: against guessing from many addresses. */
  'login-account': refused(50, HOUR),
  /** By a browser known to the account: the failures of others do not count. */
  'login-device': refused(10, 15 * MINUTE),
  /** By account: limits the audit lines, not the attempts. */
  'login-failure-lines': refused(10, HOUR),
  /** By account: an open session must not be used to guess its password. */
  'password-change': refused(10, 15 * MINUTE),
  /** By administrator: each invitation sends a mail to an address of their choice. */
  'team-invitation': refused(30, HOUR),
  /** By member of the team: each sends a mail. */
  'team-mail': refused(120, HOUR),
  /** By member of the team: each reads a whole period at the provider. */
  reconciliation: refused(30, HOUR),
  /**
   * By account, or by a browser known to the account: a million codes must not be tried, and the failures of others do
   * not lock out the owner.
   */
  'second-factor': refused(10, 15 * MINUTE),
  /** The same, for somebody who is patient. */
  'second-factor-day': refused(50, 24 * HOUR),
  /** By account: the wrong codes before its owner is told… */
  'second-factor-failures': refused(3, 24 * HOUR),
  /** …once a day. */
  'second-factor-mail': refused(1, 24 * HOUR),
  register: refused(5, HOUR),
  'forgotten-password': refused(5, HOUR),
  /** By the account, whoever makes the request: nobody can flood another person's mailbox. */
  'forgotten-password-account': refused(3, HOUR),
  'reset-password': refused(10, HOUR),
  /** Counted before a form is validated; valid ones also have their own limit. */
  form: allowed(60, MINUTE),
  contact: refused(5, HOUR),
  /** By the address that the confirmation is sent to, from any IP address. */
  'contact-sender': refused(5, HOUR),
  submit: refused(10, HOUR),
  checkout: refused(10, HOUR),
  cancel: refused(10, HOUR),
  reference: refused(30, MINUTE),
  'payment-test': allowed(120, MINUTE),
  'tracking-link': refused(5, HOUR),
  /** By the reference, whoever makes the request: nobody can flood another person's mailbox. */
  'tracking-link-reference': refused(3, HOUR),
  /** By the recipient's address, for all announcements and visitors together. */
  'customer-mail': refused(10, HOUR),
  /** An announcer opens the tracking page a few times; invented tokens get no more attempts. */
  tracking: refused(120, MINUTE),
  /** By a valid tracking link: each modification sends a mail to its owner, each request one to the team. */
  'tracking-change': refused(20, HOUR),
  /** A shared preview is opened a few times; invented tokens get no more attempts. */
  preview: refused(120, MINUTE),
  /** A code cannot be guessed; typing one from paper takes a few attempts. */
  verification: refused(60, MINUTE),
  /** A document may have to be created first. */
  document: refused(60, MINUTE),
  /** Each takes a process of its own. */
  'document-reading': refused(10, HOUR),
  /** By the site: each is paid for by its tokens. */
  'document-assistant': refused(100, 24 * HOUR),
  'upload-admin': refused(30, MINUTE),
  search: allowed(60, MINUTE),
  /** Uncached pages, which have to be rendered. */
  page: inMemory(300, MINUTE),
  /** Uncached search pages: the same limit as the search calls. */
  'page-search': inMemory(60, MINUTE),
  /** A SIRET is looked up once it is complete: enough for a form or two. */
  company: allowed(30, MINUTE),
  /** An export holds up to ten thousand announcements. */
  export: allowed(20, MINUTE),
  /** One call per pause in typing. */
  suggestions: allowed(300, MINUTE),
};
