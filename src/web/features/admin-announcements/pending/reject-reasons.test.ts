import { expect, it } from 'vitest';
import { CANCELLATION_REASON, rejectReasonsOf, withUsualReason } from './reject-reasons.ts';

const bare = rejectReasonsOf({ missing_mentions: [], duplicates: [] });
const [first, second, third] = bare as [Reason, Reason, Reason];
type Reason = (typeof bare)[number];

it('fills an empty field, and replaces another usual reason', () => {
  expect(withUsualReason(' ', first, bare)).toBe(first.text);
  expect(withUsualReason(first.text, second, bare)).toBe(second.text);
});

it('is appended to typed text', () => {
  expect(withUsualReason('Bonjour, ', first, bare)).toBe(`Bonjour,\n\n${first.text}`);
});

it('names what is missing and the announcement kept, or leaves the sentence to complete', () => {
  const duplicate = {
    id: 'x',
    reference_number: 'AL-123456',
    title: 'Avis',
    status: 'paid' as const,
    submission_date: null,
    publication_date: null,
    created_at: '2026-11-15T10:00:00.000Z',
  };
  const missing = ['Objet social', 'Durée'].map((label) => ({ key: label, label, basis: 'R. 210-4' }));
  const known = rejectReasonsOf({ missing_mentions: missing, duplicates: [duplicate] });
  expect(known[0]?.text).toMatch(/ Il manque : Objet social, Durée\.$/);
  expect(known[2]?.text).toMatch(/ porte la référence AL-123456\.$/);
  expect(first.text).toMatch(/ Il manque : $/);
  expect(third.text).toMatch(/ porte la référence $/);
});

it('knows the reason of a requested cancellation', () => {
  expect(bare[CANCELLATION_REASON]?.label).toBe("Annulation demandée par l'annonceur");
});
