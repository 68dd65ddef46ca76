import { expect, it } from 'vitest';
import { addBusinessHours } from './business-hours.ts';

it.each([
  ['within a week', '2026-11-16T10:00:00+01:00', 48, '2026-11-18T10:00:00+01:00'],
  ['over a weekend', '2026-11-13T17:00:00+01:00', 12, '2026-11-16T05:00:00+01:00'],
  ['from a Saturday', '2026-11-14T09:00:00+01:00', 24, '2026-11-17T00:00:00+01:00'],
  ['over the Armistice', '2026-11-10T12:00:00+01:00', 24, '2026-11-12T12:00:00+01:00'],
  ['over Easter and its Monday', '2026-04-03T10:00:00+02:00', 48, '2026-04-08T10:00:00+02:00'],
  ['over Ascension', '2027-05-05T10:00:00+02:00', 24, '2027-05-07T10:00:00+02:00'],
  ['over Whit Monday', '2026-05-22T10:00:00+02:00', 24, '2026-05-26T10:00:00+02:00'],
  ['over the change of hour', '2026-10-23T10:00:00+02:00', 24, '2026-10-26T10:00:00+01:00'],
])('counts business hours %s', (_, from, hours, due) => {
  expect(addBusinessHours(new Date(from), hours)).toEqual(new Date(due));
});
