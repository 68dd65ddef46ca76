import type { ApiClient } from '#web/api/http.ts';
import { lookUpAttestation, type Verification } from '#web/api/verification.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

/** Loads the document that carries this verification code. */
export const loadVerification = async (
  api: ApiClient,
  request: Request,
  code = '',
): Promise<Loaded<Verification>> => {
  const found = await lookUpAttestation(api, code, request.signal);
  if (found.state === 'found') return { value: found };
  return { value: found, status: found.state === 'unknown' ? 404 : 503 };
};
