import { describe, expect, it } from 'vitest';
import { findLegalForm, legalForms } from './legal-forms.ts';

describe('legal forms', () => {
  it('are the fifteen of the form, each with a distinct label', () => {
    expect(legalForms.map(({ value }) => value).join(' ')).toBe(
      'SARL EURL SAS SASU SA SNC SCA SCS SCI SCP SCM SELARL SELAFA SELAS SELCA',
    );
    expect(new Set(legalForms.map(({ label }) => label)).size).toBe(15);
  });

  it('are found whatever the case and the dots', () => {
    expect(findLegalForm('s.a.r.l.')?.value).toBe('SARL');
    expect(findLegalForm('EARL')).toBeUndefined();
    expect(findLegalForm('')).toBeUndefined();
  });
});
