import { describe, expect, it } from 'vitest';
import { decidePublication, type Publication, type PublicationWish } from './publication.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const SOON = new Date('2026-11-15T10:00:00Z');
const LATER = new Date('2026-11-16T10:00:00Z');
const PAST = new Date('2026-11-15T08:00:00Z');

const present: Readonly<Record<string, Publication>> = {
  draft: { status: 'draft', scheduledAt: null },
  published: { status: 'published', scheduledAt: null },
  waiting: { status: 'scheduled', scheduledAt: SOON },
  late: { status: 'scheduled', scheduledAt: PAST },
};

/** Every request, and its outcome for each kind of article: its status, its date, or a refusal. */
const table: readonly [string, PublicationWish, Readonly<Record<keyof typeof present, string>>][] = [
  ['nothing', {}, { draft: 'draft', published: 'published', waiting: 'soon', late: 'late' }],
  ['published', { isPublished: true }, all('published')],
  [
    'not published',
    { isPublished: false },
    { draft: 'draft', published: 'draft', waiting: 'soon', late: 'late' },
  ],
  [
    'no moment',
    { scheduledAt: null },
    { draft: 'draft', published: 'published', waiting: 'draft', late: 'draft' },
  ],
  ['published, no moment', { isPublished: true, scheduledAt: null }, all('published')],
  ['not published, no moment', { isPublished: false, scheduledAt: null }, all('draft')],
  ['later', { scheduledAt: LATER }, { ...all('later'), published: 'already-published' }],
  [
    'later and published',
    { isPublished: true, scheduledAt: LATER },
    { ...all('later'), published: 'already-published' },
  ],
  ['later and not published', { isPublished: false, scheduledAt: LATER }, all('later')],
  ['in the past', { scheduledAt: PAST }, { ...all('date-is-past'), late: 'late' }],
  ['now', { scheduledAt: NOW }, all('date-is-past')],
];

function all(outcome: string): Record<keyof typeof present, string> {
  return { draft: outcome, published: outcome, waiting: outcome, late: outcome };
}

const named = (outcome: ReturnType<typeof decidePublication>): string => {
  if (typeof outcome === 'string') return outcome;
  if (outcome.status !== 'scheduled') return outcome.status;
  return { [SOON.getTime()]: 'soon', [LATER.getTime()]: 'later' }[outcome.scheduledAt.getTime()] ?? 'late';
};

describe('the publication of an article', () => {
  it.each(table)('request: %s', (_name, wish, outcomes) => {
    for (const [state, outcome] of Object.entries(outcomes)) {
      const before = present[state];
      if (!before) throw new Error(state);
      expect(named(decidePublication(before, wish, NOW)), state).toBe(outcome);
    }
  });
});
