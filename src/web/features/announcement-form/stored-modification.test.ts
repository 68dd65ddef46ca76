import { expect, it } from 'vitest';
import { loadModification, removeModification, saveModification } from './stored-modification.ts';
import { emptyValues } from './submission-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REFERENCE = 'AL-482517';

const memory = () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  return { stored, store };
};

it('is found again for thirty days, by its announcement only, until it is removed', () => {
  const { store } = memory();
  const written = {
    reference: REFERENCE,
    rev: 3,
    values: { ...emptyValues, title: 'Avis' },
    message: 'Corrigé.',
  };
  expect(saveModification(written, store)).toBe(true);
  expect(loadModification(REFERENCE, store)).toEqual(written);
  expect(loadModification('AL-000001', store)).toBeUndefined();
  expect(loadModification(REFERENCE, store, Date.now() + 29 * DAY_MS)).toEqual(written);
  expect(loadModification(REFERENCE, store, Date.now() + 31 * DAY_MS)).toBeUndefined();
  removeModification(store);
  expect(loadModification(REFERENCE, store)).toBeUndefined();
});

it.each([
  ['when it was written', { savedAt: undefined }, undefined],
  ['the version that it changes', { rev: '3' }, undefined],
  ['its values', { values: 'Avis' }, undefined],
  ['its message', { message: undefined }, ''],
])('of an older or damaged one without %s, %o', (_what, changes, message) => {
  const { store, stored } = memory();
  saveModification({ reference: REFERENCE, rev: 3, values: emptyValues, message: 'Corrigé.' }, store);
  const [name = ''] = stored.keys();
  stored.set(name, JSON.stringify({ ...JSON.parse(stored.get(name) ?? ''), ...changes }));
  expect(loadModification(REFERENCE, store)?.message).toBe(message);
});

it('is lost without an error where the browser stores nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(saveModification({ reference: REFERENCE, rev: 3, values: emptyValues, message: '' }, store)).toBe(
    false,
  );
  expect(loadModification(REFERENCE, store)).toBeUndefined();
  expect(() => removeModification(store)).not.toThrow();
});
