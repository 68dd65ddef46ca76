import type { LimitClassName } from '#contract/limit-class-name.ts';

export type LimitClass = {
  /** How many times… */
  readonly max: number;
  /** …in so many seconds, counted from the first. */
  readonly seconds: number;
  /** While the database does not answer: reading goes on, what an attacker could gain by does not. */
  readonly withoutDatabase: 'allow' | 'refuse';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const refused = (max: number, seconds: number): LimitClass => ({ max, seconds, withoutDatabase: 'refuse' });
const allowed = (max: number, seconds: number): LimitClass => ({ max, seconds, withoutDatabase: 'allow' });

/** Every limit of the product, in one table. Per address unless its name says otherwise. */
export const limitClasses: Readonly<Record<LimitClassName, LimitClass>> = {
  login: refused(20, 15 * MINUTE),
  /** By account and address together: whoever guesses locks out themselves, not the account's owner. */
  'login-account-address': refused(5, 15 * MINUTE),
  /** By account, from browsers it was never logged in to with: for those who guess from many addresses. */
  'login-account': refused(50, HOUR),
  /** By a browser that the account knows: nobody else's failures count there. */
  'login-device': refused(10, 15 * MINUTE),
  /** By account: lines of the journal, not attempts. */
  'login-failure-lines': refused(10, HOUR),
  /** By account: whoever found a session open does not guess its password there. */
  'password-change': refused(10, 15 * MINUTE),
  register: refused(5, HOUR),
  'forgotten-password': refused(5, HOUR),
  /** Whoever asks: nobody's mailbox is filled by others. */
  'forgotten-password-account': refused(3, HOUR),
  'reset-password': refused(10, HOUR),
  /** Before a form is read, whatever is wrong with it; those that are right have their own limit. */
  form: allowed(60, MINUTE),
  contact: refused(5, HOUR),
  /** By the address that the confirmation is sent to, wherever the requests come from. */
  'contact-sender': refused(5, HOUR),
  submit: refused(10, HOUR),
  checkout: refused(10, HOUR),
  cancel: refused(10, HOUR),
  reference: refused(30, MINUTE),
  'payment-test': allowed(120, MINUTE),
  'tracking-link': refused(5, HOUR),
  /** By the reference, whoever asks: nobody's mailbox is filled by others. */
  'tracking-link-reference': refused(3, HOUR),
  /** By the address written to, whoever has it written to and about whichever announcement. */
  'customer-mail': refused(10, HOUR),
  /** Whoever holds a link reads its page a few times; an invented one is looked up as often, no more. */
  tracking: refused(120, MINUTE),
  /** By the link, once it is known to be one: each modification writes to its owner, each request to the team. */
  'tracking-change': refused(20, HOUR),
  /** Guessing a code is hopeless anyway; reading one off paper takes a few tries. */
  verification: refused(60, MINUTE),
  /** One may have to be set first. */
  document: refused(60, MINUTE),
  'upload-admin': refused(30, MINUTE),
  search: allowed(60, MINUTE),
  /** Pages that are not in memory and have to be made. */
  page: allowed(300, MINUTE),
  /** Those that search: as many as calls that do. */
  'page-search': allowed(60, MINUTE),
  /** A number is looked up when it is complete: a form or two. */
  company: allowed(30, MINUTE),
  /** Ten thousand announcements each. */
  export: allowed(20, MINUTE),
  /** One call per pause in typing. */
  suggestions: allowed(300, MINUTE),
};
