import type { Company } from '#contract/companies.ts';
import type { ApiClient } from './http.ts';

/** What the public directory knows of a company; nothing when it does not answer, for whatever reason. */
export const fetchCompany = async (
  api: ApiClient,
  siret: string,
  signal: AbortSignal,
): Promise<Company | undefined> => {
  try {
    const { company } = await api.get('/companies/:siret', { params: { siret }, signal });
    return company ?? undefined;
  } catch {
    return undefined;
  }
};
