import { describe, expect, it } from 'vitest';
import { emptyValues } from './submission-values.ts';
import {
  blanksLeft,
  capitalWarning,
  departmentWarning,
  phoneNote,
  readAmount,
  siretWarning,
} from './warnings.ts';

describe('siretWarning', () => {
  it.each([
    ['732 829 320 00074', '2', undefined],
    ['732 829 320 00079', '2', /clé de contrôle/],
    ['356 000 000 49837', '2', undefined],
    ['732 829', '2', undefined],
    ['000 000 000 00000', '1', undefined],
    ['000 000 000 00000', '9', /zéros/],
  ])('%s for type %s', (siret, type_id, warning) => {
    const said = siretWarning({ siret, type_id });
    if (warning) expect(said).toMatch(warning);
    else expect(said).toBeUndefined();
  });
});

describe('departmentWarning', () => {
  const warn = (address: string, city: string, department: string) =>
    departmentWarning({ ...emptyValues, address, city, department });

  it('compares the postal code with the department', () => {
    expect(warn('18 rue des Tisserands, 69004 Lyon', 'Lyon', '69')).toBeUndefined();
    expect(warn('18 rue des Tisserands, 69004 Lyon', 'Lyon', '75')).toBe(
      'Le code postal 69004 est celui du département 69 - Rhône, pas 75 - Paris.',
    );
    expect(warn('18 rue des Tisserands', '69004 Lyon', '01')).toMatch(/69004/);
  });

  it('says nothing without a postal code it knows, or without a department', () => {
    expect(warn('18 rue des Tisserands', 'Lyon', '75')).toBeUndefined();
    expect(warn('18 rue des Tisserands, 69004 Lyon', 'Lyon', '')).toBeUndefined();
    expect(warn('BP 98000', 'Monaco', '06')).toBeUndefined();
    expect(warn('123456789 rue', 'Lyon', '75')).toBeUndefined();
  });
});

describe('capital', () => {
  it.each([
    ['10 000 €', 10_000],
    ['10\u202f000\u00a0€', 10_000],
    ['1.500,50 euros', 1500.5],
    ['1500', 1500],
    ['0,50', 0.5],
    ['variable, minimum 1 000 €', 1000],
    ['mille euros', undefined],
  ])('« %s » is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it('warns of what cannot be', () => {
    expect(capitalWarning({ capital: '', companyForm: 'SA' })).toBeUndefined();
    expect(capitalWarning({ capital: 'mille', companyForm: 'SAS' })).toMatch(/montant/);
    expect(capitalWarning({ capital: '0 €', companyForm: 'SAS' })).toMatch(/nul/);
    expect(capitalWarning({ capital: '10 000 €', companyForm: 'SA' })).toMatch(/37 000/);
    expect(capitalWarning({ capital: '10 000 €', companyForm: 'SAS' })).toBeUndefined();
    expect(capitalWarning({ capital: '37 000 €', companyForm: 'SA' })).toBeUndefined();
  });
});

describe('notes', () => {
  it('asks for a telephone once the field was left empty', () => {
    expect(phoneNote('', false)).toBeUndefined();
    expect(phoneNote(' ', true)).toBe('Le numéro de téléphone est obligatoire');
    expect(phoneNote('01', true)).toBeUndefined();
  });

  it('finds the blanks of a template, once each', () => {
    expect(blanksLeft('de [ancien siège] à [adresse du siège], soit [ancien siège]')).toEqual([
      '[ancien siège]',
      '[adresse du siège]',
    ]);
    expect(blanksLeft('rien')).toEqual([]);
  });
});
