import { useCallback, useContext, useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { authFailure } from './auth-failure.ts';

type Failure = { banner: string | undefined; clear: () => void };

/**
 * One auth call at a time and its result: the banner's text and the fields that the server refuses. The form
 * keeps its values.
 */
export const useAuthCall = <Values extends FieldValues>(
  call: (api: ApiClient, values: Values) => Promise<void>,
): Failure & { send: (values: Values, setError: UseFormSetError<Values>) => Promise<void> } => {
  const api = useContext(ApiContext);
  const [banner, setBanner] = useState<string>();

  const send = async (values: Values, setError: UseFormSetError<Values>) => {
    setBanner(undefined);
    try {
      if (api) await call(api, values);
    } catch (error) {
      setBanner(authFailure(error));
      for (const [name, message] of fieldsOf(error, values)) setError(name, { message });
    }
  };
  const clear = useCallback(() => setBanner(undefined), []);
  return { banner, send, clear };
};

const fieldsOf = <Values extends FieldValues>(error: unknown, values: Values) =>
  error instanceof ApiError
    ? Object.entries(error.fields).flatMap(([name, message]) =>
        name in values ? [[name as Path<Values>, message] as const] : [],
      )
    : [];
