import { findDepartment } from '#domain/company/departments.ts';

/** Where the site may publish, and in which year; null departments: not configured, so no warning. */
export type Habilitations = { readonly year: number; readonly departments: readonly string[] | null };

/** A notice has legal effect only where its medium is on the prefect's list: a warning, never a refusal. */
export const uncoveredDepartment = (
  { year, departments }: Habilitations,
  department: string,
): string | undefined => {
  const chosen = findDepartment(department);
  if (!departments || !chosen || departments.includes(chosen.code)) return undefined;
  return `Parution n'est pas habilité dans le département ${chosen.code} - ${chosen.name} en ${year}`;
};

/** The warning for administrators. */
export const withoutEffect = (uncovered: string): string =>
  `${uncovered} : l'annonce n'y aurait pas d'effet légal.`;

/** The warning before payment. */
export const beforePaying = (uncovered: string): string =>
  `${uncovered} : écrivez-nous avant de payer cette annonce.`;
