import { describe, expect, it } from 'vitest';
import { departmentOfPostalCode, departments, findDepartment } from './departments.ts';

describe('departments', () => {
  it('are 101, without 20 nor 975', () => {
    const codes = departments.map(({ code }) => code);
    expect(codes).toHaveLength(101);
    expect(new Set(codes).size).toBe(101);
    expect(codes).not.toContain('20');
    expect(codes).not.toContain('975');
    expect(codes).toEqual(
      expect.arrayContaining(['01', '2A', '2B', '95', '971', '972', '973', '974', '976']),
    );
  });

  it('are found by their code', () => {
    expect(findDepartment('69')?.name).toBe('Rhône');
    expect(findDepartment('975')).toBeUndefined();
  });
});

describe('departmentOfPostalCode', () => {
  it.each([
    ['69004', '69'],
    ['01000', '01'],
    ['75008', '75'],
    ['20000', '2A'],
    ['20137', '2A'],
    ['20200', '2B'],
    ['20600', '2B'],
    ['97110', '971'],
    ['97200', '972'],
    ['97300', '973'],
    ['97410', '974'],
    ['97600', '976'],
    ['13 001', '13'],
  ])('%s is in %s', (postalCode, department) => {
    expect(departmentOfPostalCode(postalCode)?.code).toBe(department);
  });

  it.each(['', '6900', '690040', '97500', '98000', '00100', '20300', 'abcde'])(
    '%s is nowhere',
    (postalCode) => {
      expect(departmentOfPostalCode(postalCode)).toBeUndefined();
    },
  );
});
