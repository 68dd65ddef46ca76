import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTimeBetween } from '#domain/period/business-hours.ts';
import { deadlineAfterPause } from './correction.ts';

const at = (text: string) => new Date(text);
const paused = (askedAt: string, endedAt: string, dueAt: string, publishableFrom: string | null = null) =>
  deadlineAfterPause({
    askedAt: at(askedAt),
    endedAt: at(endedAt),
    dueAt: at(dueAt),
    offer: 'premium',
    publishableFrom: publishableFrom === null ? null : at(publishableFrom),
  });

describe('the deadline after a correction', () => {
  it.each([
    [
      'six hours left',
      '2026-11-16T10:00:00+01:00',
      '2026-11-17T09:00:00+01:00',
      '2026-11-16T16:00:00+01:00',
      '2026-11-17T15:00:00+01:00',
    ],
    [
      'answered on a Sunday',
      '2026-11-13T10:00:00+01:00',
      '2026-11-15T20:00:00+01:00',
      '2026-11-13T16:00:00+01:00',
      '2026-11-16T06:00:00+01:00',
    ],
    [
      'asked on a Friday evening',
      '2026-11-13T23:00:00+01:00',
      '2026-11-16T12:00:00+01:00',
      '2026-11-16T02:00:00+01:00',
      '2026-11-16T15:00:00+01:00',
    ],
    [
      'asked when it was late already',
      '2026-11-16T10:00:00+01:00',
      '2026-11-20T10:00:00+01:00',
      '2026-11-16T09:00:00+01:00',
      '2026-11-16T09:00:00+01:00',
    ],
  ])('%s', (_, askedAt, endedAt, dueAt, expected) => {
    expect(paused(askedAt, endedAt, dueAt)).toEqual(at(expected));
  });

  it("leaves a consumer's withdrawal period alone, and at most the hours of the offer after it", () => {
    const from = '2026-12-01T00:00:00+01:00';
    expect(paused('2026-11-16T10:00:00+01:00', '2026-11-17T10:00:00+01:00', from, from)).toEqual(at(from));
    // Twenty-four hours, of the offer.
    expect(paused('2026-11-16T10:00:00+01:00', '2026-12-02T10:00:00+01:00', from, from)).toEqual(
      at('2026-12-03T10:00:00+01:00'),
    );
  });

  it('has as many business hours left as when it was asked for', () => {
    const moment = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true });
    const hours = fc.integer({ min: 0, max: 20 * 3_600_000 });
    fc.assert(
      fc.property(moment, hours, fc.nat({ max: 40 * 86_400_000 }), (askedAt, left, pause) => {
        const dueAt = new Date(askedAt.getTime() + left);
        const endedAt = new Date(askedAt.getTime() + pause);
        const due = deadlineAfterPause({ askedAt, endedAt, dueAt, offer: 'premium', publishableFrom: null });
        if (left === 0) expect(due).toEqual(dueAt);
        else expect(businessTimeBetween(endedAt, due)).toBe(businessTimeBetween(askedAt, dueAt));
      }),
      { numRuns: 200 },
    );
  });
});
