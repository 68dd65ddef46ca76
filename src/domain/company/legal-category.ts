import type { LegalFormValue } from './legal-forms.ts';

const single: Readonly<Record<string, LegalFormValue>> = {
  '5202': 'SNC',
  '5203': 'SNC',
  '5306': 'SCS',
  '5307': 'SCS',
  '5308': 'SCA',
  '5309': 'SCA',
  '5385': 'SELCA',
  '5485': 'SELARL',
  '5498': 'EURL',
  '5585': 'SELAFA',
  '5685': 'SELAFA',
  '5710': 'SAS',
  '5720': 'SASU',
  '5785': 'SELAS',
  '6540': 'SCI',
  '6541': 'SCI',
  '6589': 'SCM',
};

/** The legal form of the form's fifteen that matches INSEE's legal category code; undefined if none does. */
export const legalFormOfCategory = (code: string): LegalFormValue | undefined => {
  if (Object.hasOwn(single, code)) return single[code];
  if (/^54(?:10|15|22|26|30|31|32|42|43|51|53|54|55|58|59|60|70|99)$/.test(code)) return 'SARL';
  // 55 has a board of directors, 56 a supervisory board.
  if (/^5[56]\d\d$/.test(code)) return 'SA';
  // Each profession has its own code, from 6561 (avocats) to 6585 (others).
  return /^65(?:6[1-9]|7[1-8]|85)$/.test(code) ? 'SCP' : undefined;
};
