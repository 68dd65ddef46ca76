import type { Company } from '#contract/companies.ts';
import type { ApiClient } from './http.ts';

/** A company in the public directory; undefined when the directory does not answer, whatever the reason. */
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
