import { describe, expect, it } from 'vitest';
import { ConfigError } from './errors.ts';
import { explainFailure } from './explain-failure.ts';

const aSystemError = (fields: object) => Object.assign(new Error('listen EADDRINUSE'), fields);

describe('a start that fails', () => {
  it.each([
    [new ConfigError('Configuration : PORT…'), 'Configuration : PORT…'],
    [
      aSystemError({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
      "Le port 3000 est déjà utilisé. Arrêtez l'autre programme, ou donnez un autre PORT.",
    ],
    [
      aSystemError({ code: 'EACCES', syscall: 'listen', port: 80 }),
      'Le port 80 est réservé au système. Donnez un PORT supérieur à 1023.',
    ],
    [
      new AggregateError([aSystemError({ code: 'ECONNREFUSED' })], 'connect'),
      'La base de données indiquée par DATABASE_URL ne répond pas (connect).',
    ],
  ])('is explained in one line when an operator can correct it', (error, line) => {
    expect(explainFailure(error)).toBe(line);
  });

  it('shows the stack trace of a defect', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toContain('explain-failure.test.ts');
  });
});
