import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openDraft, readSubmitted } from './submission-draft.ts';
import { listTrackingLinks, saveTrackingLink, tokenOf, tokenOfDraft } from './tracking-links.ts';

const NOW = Date.parse('2026-11-15T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const TOKEN = 'jeton-de-suivi-inconnaissable';

describe('the tracking links of this browser', () => {
  it('are stored one per announcement, newest first, twenty at most, for 90 days', () => {
    const store = memoryStorage();
    for (let number = 0; number < 25; number += 1)
      saveTrackingLink({ reference: `AL-${number}`, token: `${TOKEN}-${number}` }, store, NOW);
    saveTrackingLink({ reference: 'AL-24', token: `${TOKEN}-again` }, store, NOW);

    expect(listTrackingLinks(store, NOW)).toHaveLength(20);
    expect(listTrackingLinks(store, NOW)[0]).toMatchObject({ reference: 'AL-24', token: `${TOKEN}-again` });
    expect(listTrackingLinks(store, NOW + 91 * DAY)).toEqual([]);
  });

  it('are found by the draft: its key, which other tabs share, or the reference it was given', () => {
    const store = memoryStorage();
    saveTrackingLink({ reference: 'AL-1', token: TOKEN, key: 'cle' }, store);
    saveTrackingLink({ reference: 'AL-2', token: `${TOKEN}-2` }, store);
    expect(tokenOfDraft({ key: 'cle', submitted: null }, store)).toBe(TOKEN);
    expect(tokenOfDraft({ key: 'autre', submitted: { referenceNumber: 'AL-2' } }, store)).toBe(`${TOKEN}-2`);
    expect(tokenOfDraft({ key: 'autre', submitted: null }, store)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"reference":"AL-1"}'],
    ['a token that could lead elsewhere', '[{"reference":"AL-1","token":"../../x","savedAt":1}]'],
    ['something else', '[null, 3, {"reference":4}]'],
  ])('are none where the browser holds %s', (_name, text) => {
    const store = memoryStorage(text === undefined ? {} : { 'parution.suivi': text });
    expect(listTrackingLinks(store, 1)).toEqual([]);
    expect(tokenOf('AL-1', store)).toBeUndefined();
  });

  it('are empty where the browser forbids storage', () => {
    const forbidden = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      getItem: () => {
        throw new Error('SecurityError');
      },
    };
    saveTrackingLink({ reference: 'AL-1', token: TOKEN }, forbidden, NOW);
    expect(listTrackingLinks(forbidden, NOW)).toEqual([]);
  });
});

describe('a stored draft', () => {
  const draft = { submitted: { announcementId: 'a', referenceNumber: 'AL-482517' } };
  it('is read for thirty days, in the current version only', () => {
    expect(openDraft({ version: 1, savedAt: NOW, draft }, NOW + 29 * DAY)).toEqual(draft);
    expect(openDraft({ version: 1, savedAt: NOW, draft }, NOW + 31 * DAY)).toBeUndefined();
    expect(openDraft({ version: 2, savedAt: NOW, draft }, NOW)).toBeUndefined();
    expect(openDraft('x', NOW)).toBeUndefined();
    expect(readSubmitted(draft.submitted)).toEqual(draft.submitted);
    expect(readSubmitted({ announcementId: 4 })).toBeNull();
  });
});
