import { describe, expect, it } from 'vitest';
import {
  type AnnouncementEvent,
  type AnnouncementFacts,
  allows,
  announcementEvents,
  decide,
  lifecycleRefusals,
} from './lifecycle.ts';
import { announcementStatuses } from './status.ts';

/**
 * shared/lifecycle.md written down a second time by hand, line for line: the row, the sources it names, what becomes
 * of them. « > paid » is a status, « = » leaves it alone, « ! unpaid » is a refusal of its third table. A source in
 * two halves (« rejected+refunded », « rejected+kept ») depends on its money, an outcome in two on its date.
 */
const lines: Readonly<Record<AnnouncementEvent, string>> = {
  'open-checkout': `
    A2       | pending+kept pending_payment+kept payment_failed+kept | > pending_payment
    A20      | pending+refunded pending_payment+refunded payment_failed+refunded | ! not-payable
    checkout | paid approved published                     | ! already-paid
    checkout | rejected refunded draft                     | ! not-payable
    trash    | deleted                                     | ! not-found`,
  'receive-money': `
    A3       | pending+kept pending_payment+kept payment_failed+kept | > paid
    A3b      | rejected deleted                            | = late
    A20      | pending+refunded pending_payment+refunded payment_failed+refunded | = late
    A3c      | paid approved published draft refunded      | = duplicate`,
  'fail-payment': `
    A5       | pending_payment                             | > payment_failed
    over     | draft pending payment_failed paid approved published rejected refunded deleted | =`,
  'cancel-payment': `
    A6       | pending_payment                             | > payment_failed
    A6b      | draft pending payment_failed paid approved published rejected refunded deleted | =`,
  approve: `
    A7       | pending paid                                | due > published, not due > approved
    approve  | pending_payment payment_failed              | ! unpaid
    approve  | rejected+refunded                           | ! rejected-and-refunded
    others   | published rejected+kept                     | ! already-handled
    approve  | draft approved                              | ! only-pending-is-approved
    approve  | refunded                                    | ! refunded
    trash    | deleted                                     | ! not-found`,
  'come-due': `
    A8       | approved                                    | due > published, not due =
    others   | draft pending pending_payment payment_failed paid published rejected refunded deleted | =`,
  reject: `
    A9       | pending paid approved pending_payment payment_failed draft | > rejected
    reject   | published                                   | ! published-is-not-rejected
    others   | rejected refunded                           | ! already-handled
    trash    | deleted                                     | ! not-found`,
  publish: `
    A10      | draft approved pending paid rejected+kept   | due > published, not due > approved
    publish  | pending_payment payment_failed              | ! unpaid
    publish  | rejected+refunded                           | ! rejected-and-refunded
    publish  | refunded                                    | ! refunded
    again    | published                                   | ! already-published
    trash    | deleted                                     | ! not-found`,
  unpublish: `
    A11      | published                                   | > draft
    not so   | draft pending pending_payment payment_failed paid approved rejected refunded | ! not-published
    trash    | deleted                                     | ! not-found`,
  edit: `
    A13      | draft pending pending_payment payment_failed paid approved published rejected | =
    A13      | refunded                                    | ! not-editable
    trash    | deleted                                     | ! not-found`,
  modify: `
    A18      | pending pending_payment payment_failed paid | =
    A18      | published                                   | ! published-is-not-modified
    A18      | draft approved rejected refunded            | ! not-modifiable
    trash    | deleted                                     | ! not-found`,
  'ask-cancellation': `
    A19      | paid approved                               | =
    A19      | draft pending pending_payment payment_failed published rejected refunded | ! not-cancellable
    trash    | deleted                                     | ! not-found`,
  refund: `
    A14      | paid                                        | > refunded
    A14b     | approved                                    | > refunded
    A14c     | published draft rejected                    | =
    nothing  | pending pending_payment payment_failed refunded deleted | =`,
  delete: `
    A16      | draft pending payment_failed rejected refunded published | =
    delete   | paid approved                               | ! paid-is-not-deleted
    delete   | pending_payment                             | ! payment-under-way
    trash    | deleted                                     | ! not-found`,
  restore: `
    A20      | deleted+published                           | > draft
    A20      | deleted+draft deleted+pending deleted+pending_payment deleted+payment_failed | =
    A20      | deleted+paid deleted+approved deleted+rejected deleted+refunded | =
    not so   | draft pending pending_payment payment_failed paid approved published rejected refunded | ! not-found`,
  // In the trash too: what is thrown away is no less personal.
  purge: `
    A17      | pending payment_failed deleted+pending deleted+payment_failed | =
    A17      | draft pending_payment paid approved published rejected refunded | ! not-found
    A17      | deleted+draft deleted+pending_payment deleted+paid deleted+approved | ! not-found
    A17      | deleted+published deleted+rejected deleted+refunded | ! not-found`,
};

/** How the lines may call an announcement with these facts. */
const callings = ({ status, deleted, refunded }: AnnouncementFacts): string[] =>
  deleted ? ['deleted', `deleted+${status}`] : [status, `${status}+${refunded ? 'refunded' : 'kept'}`];

const outcomesFor = (event: AnnouncementEvent, facts: AnnouncementFacts): string[] =>
  lines[event]
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, from = '']) => from.split(' ').some((source) => callings(facts).includes(source)))
    .map(([, , outcome = '']) => {
      const [, now = '', later = ''] = /^due (.+), not due (.+)$/.exec(outcome) ?? [];
      return now === '' ? outcome : facts.due ? now : later;
    });

const written = (event: AnnouncementEvent, facts: AnnouncementFacts): string => {
  const decision = decide(event, facts);
  if ('to' in decision) return `> ${decision.to}`;
  if ('refusal' in decision) return `! ${decision.refusal}`;
  return decision.giveBack ? `= ${decision.giveBack}` : '=';
};

const YES_NO = [true, false];
const everyFacts: readonly AnnouncementFacts[] = announcementStatuses.flatMap((status) =>
  YES_NO.flatMap((deleted) =>
    YES_NO.flatMap((refunded) => YES_NO.map((due) => ({ status, deleted, refunded, due }))),
  ),
);

describe.each(announcementEvents)('the life of an announcement: %s', (event) => {
  it.each(everyFacts)('$status, deleted $deleted, refunded $refunded, due $due', (facts) => {
    const [expected, ...others] = outcomesFor(event, facts);
    expect(others, 'lifecycle.md names it once').toEqual([]);
    expect(written(event, facts)).toBe(expected);
    expect(allows(event, facts)).toBe(!expected?.startsWith('!'));
  });
});

describe('the life of an announcement', () => {
  it('uses every refusal it has', () => {
    const given = announcementEvents.flatMap((event) => everyFacts.map((facts) => written(event, facts)));
    expect(new Set(given.filter((outcome) => outcome.startsWith('! ')))).toEqual(
      new Set(lifecycleRefusals.map((refusal) => `! ${refusal}`)),
    );
  });

  it('lets nothing be public without the decision of a person or a reached date', () => {
    const ways = announcementEvents.filter((event) =>
      everyFacts.some((facts) => written(event, facts) === '> published' && facts.status !== 'published'),
    );
    expect(ways).toEqual(['approve', 'come-due', 'publish']);
    for (const event of ways)
      for (const facts of everyFacts.filter(({ due }) => !due))
        expect(written(event, facts)).not.toBe('> published');
  });
});
