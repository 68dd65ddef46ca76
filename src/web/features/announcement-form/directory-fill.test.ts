import { describe, expect, it } from 'vitest';
import type { Company } from '#contract/companies.ts';
import { fillingOf } from './directory-fill.ts';
import { emptyValues } from './submission-values.ts';

const company: Company = {
  siret: '73282932000074',
  siren: '732829320',
  name: 'ORVELINE CONSEIL',
  form: 'SAS',
  address: '18 RUE DES TISSERANDS',
  postalCode: '69004',
  city: 'LYON',
  department: '69',
  capital: '',
  closed: false,
};

describe('fillingOf', () => {
  it('fills empty fields', () => {
    expect(fillingOf(company, emptyValues)).toEqual({
      missing: {
        companyName: 'ORVELINE CONSEIL',
        companyForm: 'SAS',
        address: '18 RUE DES TISSERANDS, 69004 LYON',
        city: 'LYON',
        department: '69',
      },
      different: {},
    });
  });

  it('keeps typed values and lists the differences', () => {
    const values = { ...emptyValues, companyName: 'Orveline conseil', city: 'Villeurbanne' };
    expect(fillingOf(company, values)).toMatchObject({ different: { city: 'LYON' } });
    expect(fillingOf(company, values).missing).not.toHaveProperty('companyName');
  });

  it('changes nothing when the directory has no data', () => {
    const unknown = { ...company, name: '', form: '', address: '', postalCode: '', city: '', department: '' };
    expect(fillingOf(unknown, { ...emptyValues, city: 'Lyon' })).toEqual({ missing: {}, different: {} });
  });
});
