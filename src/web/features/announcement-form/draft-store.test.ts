import { describe, expect, it } from 'vitest';
import { type Draft, draftOfEvent, loadDraft, newDraft, removeDraft, saveDraft } from './draft-store.ts';
import { emptyValues, isUntouched } from './submission-values.ts';

const NOW = Date.parse('2026-11-14T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

const memory = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
};
const refusing = () => ({
  ...memory(),
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
});
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft(),
  step: 2,
  values: { ...emptyValues, companyName: 'ORVELINE CONSEIL', extra: { organ: 'la gérance' }, basePrice: 199 },
  submitted: { announcementId: 'a', referenceNumber: 'AL-482517' },
  ...changes,
});

describe('the draft', () => {
  it('is restored unchanged for thirty days', () => {
    const shared = memory();
    const written = draft();
    expect(saveDraft(shared, written, NOW)).toBe(true);
    expect(loadDraft({ shared, tab: undefined }, NOW + 30 * DAY)).toEqual({
      draft: written,
      overtaken: false,
    });
    expect(loadDraft({ shared, tab: undefined }, NOW + 30 * DAY + 1)).toBeUndefined();
  });

  it('is stored for this tab only when another tab has written the shared one', () => {
    const [shared, tab] = [memory(), memory()];
    const mine = draft({ key: 'mine' });
    saveDraft(shared, draft({ key: 'theirs' }), NOW);
    saveDraft(tab, mine, NOW);
    expect(loadDraft({ shared, tab }, NOW)).toEqual({ draft: mine, overtaken: true });
    shared.stored.clear();
    expect(loadDraft({ shared, tab }, NOW)).toEqual({ draft: mine, overtaken: false });
    removeDraft({ shared, tab });
    expect(loadDraft({ shared, tab }, NOW)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, savedAt: NOW, draft: draft() })],
    ['no date', JSON.stringify({ version: 1, draft: draft() })],
    ['no key', JSON.stringify({ version: 1, savedAt: NOW, draft: { ...draft(), key: '' } })],
    ['no values', JSON.stringify({ version: 1, savedAt: NOW, draft: { ...draft(), values: null } })],
    ['a list', '[]'],
    ['null', 'null'],
  ])('is not read from %s', (_, text) => {
    const shared = memory();
    shared.stored.set('parution.annonce', text);
    expect(loadDraft({ shared, tab: undefined }, NOW)).toBeUndefined();
  });

  it('keeps the valid fields of damaged values', () => {
    const shared = memory();
    const damaged = {
      ...draft(),
      step: 7,
      values: {
        companyName: 'ORVELINE CONSEIL',
        siret: 12,
        extra: { organ: 'la gérance', wrong: 3 },
        gone: 'x',
      },
      submitted: { announcementId: 4 },
    };
    shared.setItem('parution.annonce', JSON.stringify({ version: 1, savedAt: NOW, draft: damaged }));
    expect(loadDraft({ shared, tab: undefined }, NOW)?.draft).toEqual({
      key: damaged.key,
      step: 1,
      values: { ...emptyValues, companyName: 'ORVELINE CONSEIL', extra: { organ: 'la gérance' } },
      submitted: null,
    });
  });

  it('works without a storage, or with a full one', () => {
    for (const store of [refusing(), undefined]) {
      expect(saveDraft(store, draft(), NOW)).toBe(false);
      expect(loadDraft({ shared: store, tab: store }, NOW)).toBeUndefined();
      expect(() => removeDraft({ shared: store, tab: store })).not.toThrow();
    }
  });

  it("is read from another tab's storage event only", () => {
    const shared = memory();
    const written = draft();
    saveDraft(shared, written, NOW);
    const newValue = shared.getItem('parution.annonce');
    expect(draftOfEvent({ key: 'parution.annonce', newValue }, NOW)).toEqual(written);
    expect(draftOfEvent({ key: 'parution.annonce', newValue: null }, NOW)).toBeUndefined();
    expect(draftOfEvent({ key: 'other', newValue }, NOW)).toBeUndefined();
  });

  it('has a unique key', () => {
    const keys = Array.from({ length: 100 }, () => newDraft().key);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });
});

describe('isUntouched', () => {
  it('tells whether anything was typed', () => {
    expect(isUntouched(emptyValues)).toBe(true);
    expect(isUntouched({ ...emptyValues, extra: { organ: '' } })).toBe(true);
    expect(isUntouched({ ...emptyValues, extra: { organ: 'la gérance' } })).toBe(false);
    expect(isUntouched({ ...emptyValues, basePrice: 199 })).toBe(false);
  });
});
