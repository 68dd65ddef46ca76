import { ApiError } from '#web/api/http.ts';

const REFUSED = "La clé d'accès n'a pas été utilisée : l'appareil a refusé, ou le délai est passé.";

/** What an authenticator refuses, as a failure that the forms show: the browser's own sentences are English. */
export const authenticatorFailure = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch {
    throw new ApiError(400, REFUSED);
  }
};
