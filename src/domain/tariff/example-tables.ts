import { departments } from '#domain/company/departments.ts';
import type { LegalFormValue } from '#domain/company/legal-forms.ts';
import type { AnnouncementTypeName, Forfait, Reduction, TariffTable, Zone } from './tariff-table.ts';

/**
 * The figures known when this was written, from secondary sources and not complete: examples to check against the
 * arrêté of the year, used only when a publisher has loaded them. Left out:
 * - 2021: notices outside forfaits were priced by the line, which no table here can say;
 * - 2026: not found;
 * - the articles: sources quote those of the arrêtés that amend the one of 2021, not its own.
 */
const ZONE_DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  II: ['02', '07', '08', '26', '38', '60', '69', '80', '89'],
  III: ['27', '76'],
  IV: ['59', '62', '77', '78', '91', '95'],
  V: ['75', '92', '93', '94'],
  VI: ['971', '972', '973'],
  VII: ['974', '976'],
};

const elsewhere = departments
  .map(({ code }) => code)
  .filter((code) => !Object.values(ZONE_DEPARTMENTS).flat().includes(code));

const zonesAt = (rates: Readonly<Record<string, number>>): Zone[] =>
  Object.entries(rates).map(([name, rate]) => ({
    name,
    rate,
    departments: ZONE_DEPARTMENTS[name] ?? elsewhere,
  }));

const FAR = ['974', '976'];

/** One amount for 974 and 976, another elsewhere. */
const forfait = (
  types: readonly AnnouncementTypeName[],
  forms: readonly LegalFormValue[],
  amounts: { euros: number; far: number },
): Forfait[] => [
  { types, forms, departments: [], amountHT: amounts.euros * 100 },
  { types, forms, departments: FAR, amountHT: amounts.far * 100 },
];

const unknown = (types: readonly AnnouncementTypeName[], forms: readonly LegalFormValue[] = []): Forfait => ({
  types,
  forms,
  departments: [],
  amountHT: null,
});

const CONSTITUTION = ['constitution'] as const;
/** Modifications whose forfait of 2024 is one of 106, 132 and 193 €: the sources do not say which. */
const OTHER_MODIFICATIONS = [
  'changement_dirigeant',
  'augmentation_capital',
  'reduction_capital',
  'transformation',
  'nomination_commissaire',
] as const;
/** In 2025 the two notices cost 262 € together (307 € in 974 and 976): the share of each was not found. */
const ENDS = ['dissolution', 'liquidation'] as const;

const reductions: readonly Reduction[] = [
  { name: 'legal-aid', percent: 70, onForfaits: true },
  { name: 'insolvency', percent: 50, onForfaits: false },
  { name: 'sole-trader-transfer', percent: 50, onForfaits: true },
];

export const exampleTables: readonly TariffTable[] = [
  {
    firstDay: '2024-01-01',
    lastDay: '2024-12-31',
    source: 'Arrêté du 19 novembre 2021 modifié, tarif 2024',
    zones: zonesAt({ I: 183, II: 189, III: 200, IV: 221, V: 232, VI: 179, VII: 204 }),
    forfaits: [
      ...forfait(CONSTITUTION, ['SA'], { euros: 387, far: 453 }),
      ...forfait(CONSTITUTION, ['SAS'], { euros: 193, far: 226 }),
      ...forfait(CONSTITUTION, ['SASU'], { euros: 138, far: 162 }),
      ...forfait(CONSTITUTION, ['SNC'], { euros: 214, far: 252 }),
      ...forfait(CONSTITUTION, ['SARL'], { euros: 144, far: 168 }),
      ...forfait(CONSTITUTION, ['EURL'], { euros: 121, far: 143 }),
      ...forfait(CONSTITUTION, ['SCP', 'SCM'], { euros: 216, far: 255 }),
      ...forfait(CONSTITUTION, ['SCI'], { euros: 185, far: 217 }),
      ...forfait(['transfert_siege'], [], { euros: 106, far: 123 }),
      ...forfait(['changement_denomination'], [], { euros: 193, far: 223 }),
      ...forfait(['modification'], [], { euros: 132, far: 153 }),
      unknown(OTHER_MODIFICATIONS),
      unknown(ENDS),
    ],
    reductions,
  },
  {
    firstDay: '2025-01-01',
    lastDay: '2025-12-31',
    source: 'Arrêté du 19 novembre 2021 modifié, tarif 2025',
    zones: zonesAt({ I: 187, II: 193, III: 204, IV: 225, V: 237, VI: 183, VII: 208 }),
    forfaits: [
      ...forfait(CONSTITUTION, ['SA'], { euros: 395, far: 462 }),
      ...forfait(CONSTITUTION, ['SAS'], { euros: 197, far: 231 }),
      ...forfait(CONSTITUTION, ['SASU'], { euros: 141, far: 165 }),
      ...forfait(CONSTITUTION, ['SNC'], { euros: 218, far: 257 }),
      ...forfait(CONSTITUTION, ['SARL'], { euros: 147, far: 171 }),
      unknown(CONSTITUTION, ['EURL', 'SCP', 'SCM', 'SCI']),
      unknown(['modification', ...OTHER_MODIFICATIONS, 'transfert_siege', 'changement_denomination']),
      unknown(ENDS),
    ],
    reductions,
  },
];
