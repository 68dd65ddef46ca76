import { expect, it } from 'vitest';
import type { SettingsState } from '#contract/admin-settings.ts';
import { savedMeanwhile } from './use-settings.ts';

const stored = (values: Record<string, string>): SettingsState => ({
  version: 2,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, source: 'stored' as const }]),
  ),
  problems: [],
  missing: [],
  files: [],
  earlierFiles: [],
  versions: [],
});

it('tells the values that others saved since a text was typed over them', () => {
  const state = stored({ PUBLISHER_NAME: 'Nom de la première', CONTACT_PHONE: '01' });
  const bases = { PUBLISHER_NAME: 'Ancien nom', CONTACT_PHONE: '01', CONTACT_EMAIL: 'avant@exemple.fr' };
  expect(savedMeanwhile(state, bases)).toEqual({ PUBLISHER_NAME: 'Nom de la première', CONTACT_EMAIL: '' });
});

it('tells nothing before the settings are loaded', () => {
  expect(savedMeanwhile(undefined, { PUBLISHER_NAME: 'Ancien nom' })).toEqual({});
});
