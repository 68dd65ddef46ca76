import { describe, expect, it } from 'vitest';
import { contactProgress } from './contact-progress.ts';

const started = { firstName: '', lastName: '', email: '', phone: '', subject: 'general', message: '' };

describe('the progress of the contact form', () => {
  it.each([
    [{}, 17],
    [{ subject: '' }, 0],
    [{ firstName: 'Théo', lastName: 'L', email: 'theo@lancquier.example', message: 'Bonjour,' }, 50],
    [{ firstName: '  ', phone: '   ' }, 17],
    [{ phone: '123' }, 17],
    [{ phone: '+33 (0)1 00-00' }, 33],
    [
      {
        firstName: 'Théo',
        lastName: 'Lancquier',
        email: 'theo@lancquier.example',
        message: 'Bonjour à vous',
      },
      83,
    ],
    [
      {
        firstName: 'Théo',
        lastName: 'Lancquier',
        email: 'theo@lancquier.example',
        phone: '01 00 00 00 00',
        message: 'Bonjour à vous',
      },
      100,
    ],
  ])('%j: %i %%', (changes, percent) => {
    expect(contactProgress({ ...started, ...changes })).toBe(percent);
  });
});
