import { describe, expect, it } from 'vitest';
import { doubtsAbout } from './consistency.ts';

const sound = {
  typeId: 9,
  companyForm: 'SAS',
  siret: '732 829 320 00074',
  rcs: 'RCS Lyon 732 829 320',
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
};

describe('the warnings about an announcement', () => {
  it.each<[string, Partial<Parameters<typeof doubtsAbout>[0]>, readonly string[]]>([
    ['a consistent announcement', {}, []],
    ['empty fields', { siret: '', rcs: '', capital: '', address: '', city: '', department: '' }, []],
    ['a wrong check digit', { siret: '73282932000079' }, ['siret-key']],
    ["La Poste's exception", { siret: '35600000049837', rcs: 'Paris' }, []],
    ['zeros', { siret: '00000000000000' }, ['siret-zeros']],
    ['zeros of a constitution', { siret: '00000000000000', typeId: 1 }, []],
    ['an unfinished number', { siret: '7328' }, []],
    ['the number of another company', { rcs: 'RCS Lyon 404 833 048' }, ['rcs-siren']],
    ['no city of the RCS', { rcs: '732 829 320' }, ['rcs-city']],
    ['no amount', { capital: 'variable' }, ['capital-unreadable']],
    ['no capital', { capital: '0 €' }, ['capital-zero']],
    ['too small for a SA', { companyForm: 'S.A.', capital: '36 999 €' }, ['capital-too-small']],
    ['enough for a SA', { companyForm: 'SA', capital: '37 000 €' }, []],
    ['another department', { department: '75' }, ['postal-code']],
    [
      'the department of the seat that a company leaves',
      { department: '75', extra: { oldAddress: '4 rue du Sentier, 75002 Paris' } },
      [],
    ],
    [
      'a department of neither seat',
      { department: '33', extra: { oldAddress: '4 rue du Sentier, 75002 Paris' } },
      ['postal-code'],
    ],
    [
      'a postal code with the city',
      { address: '18 rue', city: '20000 Ajaccio', department: '2B' },
      ['postal-code'],
    ],
    [
      'a business in another department than its buyer',
      { typeId: 5, department: '75', extra: { businessAddress: '4 rue du Sentier, 75002 Paris' } },
      [],
    ],
    ['a business whose place is not told apart', { typeId: 23, department: '75' }, []],
    [
      'a business that is elsewhere',
      { typeId: 5, department: '69', extra: { businessAddress: '4 rue du Sentier, 75002 Paris' } },
      ['postal-code'],
    ],
    ['overseas', { address: '1 rue, 97400 Saint-Denis', department: '974' }, []],
    ['a number that is no postal code', { address: 'BP 6900412', department: '75' }, []],
  ])('%s', (_, changes, doubts) => {
    expect(doubtsAbout({ ...sound, ...changes })).toEqual(doubts);
  });
});
