import { departments } from '#domain/company/departments.ts';
import type { LegalFormValue } from '#domain/company/legal-forms.ts';
import type { AnnouncementTypeName, Forfait, Reduction, TariffTable, Zone } from './tariff-table.ts';

/**
 * The figures known when this was written, from secondary sources and not complete: examples to check against the
 * arrêté of the year, used only when a publisher has loaded them. The figures of 2026 were not found.
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

const zonesAt = (rates: Readonly<Record<string, number | null>>): Zone[] =>
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
  amounts: { euros: number | null; far: number | null },
): Forfait[] => [
  { types, forms, departments: [], amountHT: amounts.euros && amounts.euros * 100 },
  { types, forms, departments: FAR, amountHT: amounts.far && amounts.far * 100 },
];

const unknown = (types: readonly AnnouncementTypeName[], forms: readonly LegalFormValue[] = []): Forfait => ({
  types,
  forms,
  departments: [],
  amountHT: null,
});

const CONSTITUTION = ['constitution'] as const;
const SINGLE_MODIFICATIONS = [
  'modification',
  'changement_dirigeant',
  'augmentation_capital',
  'reduction_capital',
  'transformation',
  'nomination_commissaire',
] as const;
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
      unknown(SINGLE_MODIFICATIONS),
      unknown(ENDS),
    ],
    reductions,
  },
  {
    firstDay: '2025-01-01',
    lastDay: '2025-12-31',
    source: 'Arrêté du 19 novembre 2021 modifié, tarif 2025',
    zones: zonesAt({ I: 187, II: 193, III: 204, IV: 225, V: 237, VI: 183, VII: null }),
    forfaits: [
      unknown(CONSTITUTION, ['SA', 'SAS', 'SASU', 'SNC', 'SARL', 'EURL', 'SCP', 'SCM', 'SCI']),
      unknown([...SINGLE_MODIFICATIONS, 'transfert_siege', 'changement_denomination']),
      unknown(ENDS),
    ],
    reductions,
  },
];
