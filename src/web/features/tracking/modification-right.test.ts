import { describe, expect, it } from 'vitest';
import { offers } from '#domain/announcement/offers.ts';
import { modificationRight } from './modification-right.ts';

type Facts = Parameters<typeof modificationRight>[0];
const facts = (changes: Partial<Facts>): Facts => {
  const offer = changes.offer ?? 'premium';
  const { allowedModifications: allowed } = offers[offer];
  return {
    status: 'paid',
    offer,
    modifications: { done: 0, allowed: Number.isFinite(allowed) ? allowed : null },
    ...changes,
  };
};

describe('modificationRight', () => {
  it.each<[string, Partial<Facts>, RegExp]>([
    ['one left', {}, /encore modifier votre annonce une fois/],
    ['as many as needed', { offer: 'entreprise' }, /autant de fois que nécessaire/],
    [
      'as many, two done',
      { offer: 'entreprise', modifications: { done: 2, allowed: null } },
      /2 ont déjà été faites/,
    ],
    [
      'as many, one done',
      { offer: 'entreprise', modifications: { done: 1, allowed: null } },
      /\(une a déjà été faite\)/,
    ],
    ['none in the offer', { offer: 'standard' }, /L'offre Standard ne comprend pas de modification/],
    ['used up', { modifications: { done: 1, allowed: 1 } }, /a déjà été faite/],
    ['approved', { status: 'approved' }, /attend sa date de publication/],
    ['published', { status: 'published' }, /Demandez un rectificatif/],
    ['rejected', { status: 'rejected' }, /ne peut plus être modifiée/],
  ])('%s', (_name, changes, sentence) => {
    expect(modificationRight(facts(changes))).toMatch(sentence);
  });
});
