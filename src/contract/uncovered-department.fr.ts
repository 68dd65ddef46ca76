import { findDepartment } from '#domain/company/departments.ts';

/** Where the site may publish, and when; no departments: its operator has not said, and nothing is said of it. */
export type Habilitations = { readonly year: number; readonly departments: readonly string[] | null };

/** A notice has its legal effect only where its medium is on the prefect's list: said in time, never in the way. */
export const uncoveredDepartment = (
  { year, departments }: Habilitations,
  department: string,
): string | undefined => {
  const chosen = findDepartment(department);
  if (!departments || !chosen || departments.includes(chosen.code)) return undefined;
  return `Parution n'est pas habilité dans le département ${chosen.code} - ${chosen.name} en ${year}`;
};

/** What it means to those who publish. */
export const withoutEffect = (uncovered: string): string =>
  `${uncovered} : l'annonce n'y aurait pas d'effet légal.`;

/** And to those who are about to pay. */
export const beforePaying = (uncovered: string): string =>
  `${uncovered} : écrivez-nous avant de payer cette annonce.`;
