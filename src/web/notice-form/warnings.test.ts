import { describe, expect, it } from 'vitest';
import { emptyNotice, type NoticeFormValues } from './notice-form-values.ts';
import { phoneNote, warningsOf } from './warnings.ts';

const sound = {
  ...emptyNotice,
  type_id: '9',
  companyForm: 'SAS',
  siret: '732 829 320 00074',
  rcs: 'Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
};

describe('warningsOf', () => {
  it.each<[Partial<NoticeFormValues>, object]>([
    [{}, {}],
    [emptyNotice, {}],
    [{ siret: '732 829 320 00079' }, { siret: expect.stringContaining('clé de contrôle') }],
    [{ siret: '732 829' }, {}],
    [{ siret: '000 000 000 00000' }, { siret: expect.stringContaining('zéros') }],
    [{ siret: '000 000 000 00000', type_id: '1' }, {}],
    [{ rcs: 'Lyon 404 833 048' }, { rcs: "Le numéro du RCS n'est pas celui du SIRET." }],
    [{ rcs: '732 829 320' }, { rcs: 'Indiquez la ville du greffe.' }],
    [{ capital: 'mille' }, { capital: expect.stringContaining('montant') }],
    [{ capital: '0 €' }, { capital: expect.stringContaining('nul') }],
    [{ companyForm: 'SA' }, { capital: expect.stringContaining('37 000') }],
    [
      { department: '75' },
      { department: 'Le code postal 69004 est celui du département 69 - Rhône, pas 75 - Paris.' },
    ],
    [
      { address: '18 rue des Tisserands', city: '69004 Lyon', department: '01' },
      { department: expect.stringContaining('69004') },
    ],
    [{ address: '18 rue des Tisserands', department: '75' }, {}],
    [{ department: '' }, {}],
  ])('of %o are %o', (changes, expected) => {
    expect(warningsOf({ ...sound, ...changes })).toEqual(expected);
  });
});

describe('notes', () => {
  it('asks for a telephone once the field is left empty', () => {
    expect(phoneNote('', false)).toBeUndefined();
    expect(phoneNote(' ', true)).toBe('Le numéro de téléphone est obligatoire');
    expect(phoneNote('01', true)).toBeUndefined();
  });
});
