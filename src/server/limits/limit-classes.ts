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
export const limitClasses = {
  login: refused(20, 15 * MINUTE),
  'login-account': refused(5, 15 * MINUTE),
  register: refused(5, HOUR),
  'forgotten-password': refused(5, HOUR),
  /** Whoever asks: nobody's mailbox is filled by others. */
  'forgotten-password-account': refused(3, HOUR),
  'reset-password': refused(10, HOUR),
  /** Before a form is read, whatever is wrong with it; those that are right have their own limit. */
  form: refused(60, MINUTE),
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
  /** By the link: each modification writes to its owner, each request to the team. */
  'tracking-change': refused(20, HOUR),
  /** Guessing a code is hopeless anyway; reading one off paper takes a few tries. */
  verification: refused(60, MINUTE),
  /** One may have to be set first. */
  document: refused(60, MINUTE),
  'upload-admin': refused(30, MINUTE),
  search: allowed(60, MINUTE),
  /** A number is looked up when it is complete: a form or two. */
  company: allowed(30, MINUTE),
  /** Ten thousand announcements each. */
  export: allowed(20, MINUTE),
  /** One call per pause in typing. */
  suggestions: allowed(300, MINUTE),
} as const satisfies Record<string, LimitClass>;

export type LimitClassName = keyof typeof limitClasses;
