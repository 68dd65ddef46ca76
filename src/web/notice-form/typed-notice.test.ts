import { describe, expect, it } from 'vitest';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { emptyNotice } from './notice-form-values.ts';
import { siretOf } from './typed-notice.ts';

describe('the SIRET of a notice', () => {
  it.each([
    ['a company', { siret: '732 829 320 00074' }, '73282932000074'],
    ['a company without one', { siret: '' }, ''],
    ['a company being registered', { siret: '', unregistered: true, type_id: '1' }, PENDING_SIRET],
    ['a registered company, whatever was ticked', { siret: '', unregistered: true, type_id: '9' }, ''],
    ['a person', { siret: '732 829 320 00074', companyForm: 'Personne physique' }, '73282932000074'],
    ['a person who has none', { siret: '', companyForm: 'Personne physique' }, PENDING_SIRET],
  ])('of %s', (_, typed, siret) => {
    expect(siretOf({ ...emptyNotice, companyForm: 'SAS', ...typed })).toBe(siret);
  });
});
