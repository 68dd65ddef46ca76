import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/http.ts';
import { authFailure } from './auth-failure.ts';

describe('the banner of a failed auth call', () => {
  it.each([
    [
      new ApiError(401, 'Adresse email ou mot de passe incorrect.'),
      'Adresse email ou mot de passe incorrect.',
    ],
    [new ApiError(500, ''), 'Une erreur est survenue. Veuillez réessayer.'],
    [new ApiError(0, 'Le serveur est injoignable.'), 'Erreur: Le serveur est injoignable.'],
    [new Error('défaut'), 'Erreur: défaut'],
    ['rien', 'Erreur: rien'],
  ])('%s: %s', (error, text) => {
    expect(authFailure(error)).toBe(text);
  });
});
