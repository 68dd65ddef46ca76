import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/http.ts';
import { contactFailure } from './contact-failure.ts';

const FALLBACK = 'Une erreur est survenue. Veuillez réessayer ultérieurement.';

describe('why a message could not be sent', () => {
  it.each([
    [
      new ApiError(429, 'Trop de demandes. Veuillez réessayer dans 1 heure.'),
      'Trop de demandes. Veuillez réessayer dans 1 heure.',
    ],
    [new ApiError(500, ''), FALLBACK],
    [new ApiError(0, 'Failed to fetch'), FALLBACK],
    [new Error('défaut'), FALLBACK],
  ])('%s: %s', (error, text) => {
    expect(contactFailure(error)).toBe(text);
  });
});
