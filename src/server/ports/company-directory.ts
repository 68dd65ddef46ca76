import type { Company } from '#contract/companies.ts';

/** The public directory of companies. It answers soon or says nothing, and never throws: a form is not to wait. */
export type CompanyDirectory = {
  /** By a SIRET of 14 digits, or by a SIREN of 9 for its seat. */
  readonly find: (number: string) => Promise<Company | undefined>;
};

/** Where none is configured. */
export const noDirectory: CompanyDirectory = { find: async () => undefined };
