import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnnouncementEvent,
  type AnnouncementFacts,
  allows,
  announcementEvents,
  decide,
  factsOfStatus,
  lifecycleRefusals,
} from './lifecycle.ts';
import { announcementStatuses } from './status.ts';

/**
 * The lifecycle written a second time by hand: the event, the statuses, the outcome. « > paid » is a new
 * status, « = » leaves it unchanged, « ! unpaid » is a refusal. A status in two halves
 * (« rejected+refunded », « rejected+kept ») depends on its payment, an outcome in two on its date. « +none »,
 * « +right » and « +early » are the right of its buyer to withdraw: none, the whole one, or until the publication.
 * « +asked » and « +unasked » say whether a correction is asked for.
 */
const lines: Readonly<Record<AnnouncementEvent, string>> = {
  'open-checkout': `
    rule     | pending+kept pending_payment+kept payment_failed+kept | > pending_payment
    rule     | pending+refunded pending_payment+refunded payment_failed+refunded | ! not-payable
    checkout | paid approved published                     | ! already-paid
    checkout | rejected refunded draft                     | ! not-payable
    trash    | deleted                                     | ! not-found`,
  'receive-money': `
    rule     | pending+kept pending_payment+kept payment_failed+kept | > paid
    rule     | rejected deleted                            | = late
    rule     | pending+refunded pending_payment+refunded payment_failed+refunded | = late
    rule     | paid approved published draft refunded      | = duplicate`,
  'fail-payment': `
    rule     | pending_payment                             | > payment_failed
    over     | draft pending payment_failed paid approved published rejected refunded deleted | =`,
  'cancel-payment': `
    rule     | pending_payment                             | > payment_failed
    rule     | draft pending payment_failed paid approved published rejected refunded deleted | =`,
  approve: `
    rule     | pending paid                                | due > published, not due > approved
    approve  | pending_payment payment_failed              | ! unpaid
    approve  | rejected+refunded                           | ! rejected-and-refunded
    others   | published rejected+kept                     | ! already-handled
    approve  | draft approved                              | ! only-pending-is-approved
    approve  | refunded                                    | ! refunded
    trash    | deleted                                     | ! not-found`,
  'come-due': `
    rule     | approved                                    | due > published, not due =
    others   | draft pending pending_payment payment_failed paid published rejected refunded deleted | =`,
  reject: `
    rule     | pending paid approved pending_payment payment_failed draft | > rejected
    reject   | published                                   | ! published-is-not-rejected
    others   | rejected refunded                           | ! already-handled
    trash    | deleted                                     | ! not-found`,
  publish: `
    rule     | draft approved pending paid rejected+kept   | due > published, not due > approved
    publish  | pending_payment payment_failed              | ! unpaid
    publish  | rejected+refunded                           | ! rejected-and-refunded
    publish  | refunded                                    | ! refunded
    again    | published                                   | ! already-published
    trash    | deleted                                     | ! not-found`,
  unpublish: `
    rule     | published                                   | > draft
    not so   | draft pending pending_payment payment_failed paid approved rejected refunded | ! not-published
    trash    | deleted                                     | ! not-found`,
  edit: `
    rule     | draft pending pending_payment payment_failed paid approved published rejected | =
    rule     | refunded                                    | ! not-editable
    trash    | deleted                                     | ! not-found`,
  modify: `
    rule     | pending pending_payment payment_failed paid+unasked | =
    rule     | paid+asked                                  | ! correction-awaited
    rule     | published                                   | ! published-is-not-modified
    rule     | draft approved rejected refunded            | ! not-modifiable
    trash    | deleted                                     | ! not-found`,
  'ask-correction': `
    rule     | paid+kept+unasked                           | =
    again    | paid+kept+asked                             | ! correction-already-asked
    rule     | paid+refunded                               | ! not-in-review
    rule     | draft pending pending_payment payment_failed approved published rejected refunded | ! not-in-review
    trash    | deleted                                     | ! not-found`,
  'answer-correction': `
    rule     | paid+asked                                  | =
    again    | paid+unasked                                | ! no-correction-asked
    rule     | draft pending pending_payment payment_failed | ! no-correction-asked
    rule     | approved published rejected refunded        | ! no-correction-asked
    trash    | deleted                                     | ! not-found`,
  'ask-cancellation': `
    rule     | paid approved                               | =
    rule     | draft pending pending_payment payment_failed published rejected refunded | ! not-cancellable
    trash    | deleted                                     | ! not-found`,
  'withdraw-purchase': `
    rule     | paid+kept+right paid+kept+early approved+kept+right approved+kept+early draft+kept+right | > refunded
    rule     | published+kept+right                        | =
    rule     | published+kept+early draft+kept+early       | ! published-is-not-withdrawn
    again    | draft+refunded+right paid+refunded+right approved+refunded+right published+refunded+right | ! already-refunded
    again    | draft+refunded+early paid+refunded+early approved+refunded+early published+refunded+early | ! already-refunded
    again    | rejected+right rejected+early refunded+right refunded+early | ! already-refunded
    no right | draft+none paid+none approved+none published+none rejected+none refunded+none | ! not-withdrawable
    unpaid   | pending pending_payment payment_failed      | ! not-withdrawable
    trash    | deleted                                     | ! not-found`,
  refund: `
    rule     | paid                                        | > refunded
    rule     | approved                                    | > refunded
    rule     | published draft rejected                    | =
    nothing  | pending pending_payment payment_failed refunded deleted | =`,
  delete: `
    rule     | draft pending payment_failed rejected refunded published | =
    delete   | paid approved                               | ! paid-is-not-deleted
    delete   | pending_payment                             | ! payment-under-way
    trash    | deleted                                     | ! not-found`,
  restore: `
    rule     | deleted+published                           | > draft
    rule     | deleted+draft deleted+pending deleted+pending_payment deleted+payment_failed | =
    rule     | deleted+paid deleted+approved deleted+rejected deleted+refunded | =
    not so   | draft pending pending_payment payment_failed paid approved published rejected refunded | ! not-found`,
  // Deleted announcements too: they hold the same personal data.
  purge: `
    rule     | pending payment_failed deleted+pending deleted+payment_failed | =
    rule     | draft pending_payment paid approved published rejected refunded | ! not-found
    rule     | deleted+draft deleted+pending_payment deleted+paid deleted+approved | ! not-found
    rule     | deleted+published deleted+rejected deleted+refunded | ! not-found`,
};

/** The names that the lines use for an announcement with these facts. */
const callings = (facts: AnnouncementFacts): string[] => {
  const { status, deleted, refunded, withdrawal, correctionAsked } = facts;
  if (deleted) return ['deleted', `deleted+${status}`];
  const paid = `${status}+${refunded ? 'refunded' : 'kept'}`;
  const right = withdrawal ? { 'even-published': 'right', 'until-published': 'early' }[withdrawal] : 'none';
  const asked = correctionAsked ? 'asked' : 'unasked';
  return [status, paid, `${status}+${right}`, `${paid}+${right}`, `${status}+${asked}`, `${paid}+${asked}`];
};

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
const RIGHTS = [undefined, 'until-published', 'even-published'] as const;
const withoutCorrection: readonly AnnouncementFacts[] = announcementStatuses.flatMap((status) =>
  YES_NO.flatMap((deleted) =>
    YES_NO.flatMap((refunded) =>
      YES_NO.flatMap((due) =>
        RIGHTS.map((withdrawal) => ({ status, deleted, refunded, due, ...(withdrawal && { withdrawal }) })),
      ),
    ),
  ),
);
/** Only a paid announcement waits for a correction. */
const everyFacts: readonly AnnouncementFacts[] = withoutCorrection.flatMap((facts) =>
  facts.status === 'paid' && !facts.deleted ? [facts, { ...facts, correctionAsked: true }] : [facts],
);

describe.each(announcementEvents)('the lifecycle of an announcement: %s', (event) => {
  it.each(everyFacts)(
    '$status, deleted $deleted, refunded $refunded, due $due, withdrawal $withdrawal, asked $correctionAsked',
    (facts) => {
      const [expected, ...others] = outcomesFor(event, facts);
      expect(others, 'each status is named once').toEqual([]);
      expect(written(event, facts)).toBe(expected);
      expect(allows(event, facts)).toBe(!expected?.startsWith('!'));
    },
  );
});

describe('the lifecycle of an announcement', () => {
  it('uses every refusal it declares', () => {
    const given = announcementEvents.flatMap((event) => everyFacts.map((facts) => written(event, facts)));
    expect(new Set(given.filter((outcome) => outcome.startsWith('! ')))).toEqual(
      new Set(lifecycleRefusals.map((refusal) => `! ${refusal}`)),
    );
  });

  it('makes nothing public without a decision or a date that has come', () => {
    const ways = announcementEvents.filter((event) =>
      everyFacts.some((facts) => written(event, facts) === '> published' && facts.status !== 'published'),
    );
    expect(ways).toEqual(['approve', 'come-due', 'publish']);
    for (const event of ways)
      for (const facts of everyFacts.filter(({ due }) => !due))
        expect(written(event, facts)).not.toBe('> published');
  });
});

/** A cell of the table in docs/lifecycle.md. */
const spelled = (decision: ReturnType<typeof decide>): string => {
  if ('refusal' in decision) return `✗ ${decision.refusal}`;
  if ('to' in decision) return decision.to;
  return decision.giveBack ? `= refund (${decision.giveBack})` : '=';
};
const cell = (event: AnnouncementEvent, facts: AnnouncementFacts): string => {
  const [now, later, refunded, early, right, asked] = [
    facts,
    { ...facts, due: false },
    { ...facts, refunded: true },
    { ...facts, withdrawal: 'until-published' as const },
    { ...facts, withdrawal: 'even-published' as const },
    { ...facts, correctionAsked: true },
  ].map((each) => spelled(decide(event, each)));
  const consumer = early === right ? early : `${right}, or ${early} once begun at their request`;
  return [
    now === later ? now : `${now}, or ${later} before its date`,
    ...(refunded === now ? [] : [`refunded: ${refunded}`]),
    ...(consumer === now ? [] : [`consumer: ${consumer}`]),
    ...(asked === now ? [] : [`correction asked: ${asked}`]),
  ].join('; ');
};
const pageRow = (event: AnnouncementEvent): string => {
  const cells = announcementStatuses.map((status) => cell(event, factsOfStatus(status)));
  const inTrash = announcementStatuses.map((status) =>
    cell(event, { ...factsOfStatus(status), deleted: true }),
  );
  return `| ${[event, ...cells, new Set(inTrash).size === 1 ? inTrash[0] : 'as its status'].join(' | ')} |`;
};

it('is the table that docs/lifecycle.md shows', () => {
  const page = readFileSync('docs/lifecycle.md', 'utf8').split('\n');
  expect(page.filter((line) => announcementEvents.some((event) => line.startsWith(`| ${event} |`)))).toEqual(
    announcementEvents.map(pageRow),
  );
});
