import { findDepartment } from '#domain/company/departments.ts';
import type { ApiClient } from './http.ts';

/** Where the site may publish, and when; undefined while it is not known: then nothing is said of it. */
export type Habilitations = { readonly year: number; readonly departments: readonly string[] };

export const fetchHabilitations = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<Habilitations | undefined> => {
  try {
    const { year, departments } = await api.get('/site/habilitations', { signal });
    return departments ? { year, departments } : undefined;
  } catch {
    return undefined;
  }
};

/** A notice has its legal effect only where its medium is on the prefect's list: said in time, never in the way. */
export const uncoveredWarning = (
  known: Habilitations | undefined,
  department: string,
): string | undefined => {
  const chosen = findDepartment(department);
  if (!known || !chosen || known.departments.includes(chosen.code)) return undefined;
  return `Parution n'est pas habilité dans le département ${chosen.code} - ${chosen.name} en ${known.year} : écrivez-nous avant de payer cette annonce.`;
};
