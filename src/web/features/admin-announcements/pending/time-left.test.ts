import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the time left before the deadline of an offer', () => {
  it.each([
    [0.5, "Reste moins d'une minute", 'soon'],
    [45, 'Reste 45 min', 'soon'],
    [120, 'Reste 2 h', 'soon'],
    [239, 'Reste 3 h 59 min', 'soon'],
    [240, 'Reste 4 h', 'calm'],
    [320, 'Reste 5 h 20 min', 'calm'],
    [24 * 60, 'Reste 1 j', 'calm'],
    [47 * 60 + 30, 'Reste 1 j 23 h', 'calm'],
    [-0.5, "En retard de moins d'une minute", 'late'],
    [-45, 'En retard de 45 min', 'late'],
    [-50 * 60, 'En retard de 2 j 2 h', 'late'],
  ])('%s minutes: %s', (minutes, text, urgency) => {
    expect(timeLeft(after(minutes), now)).toEqual({ text, urgency });
  });
});
