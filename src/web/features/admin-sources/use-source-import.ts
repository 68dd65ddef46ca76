import { useContext, useState } from 'react';
import { IMPORT_MAX_BYTES, type SourceImported } from '#contract/admin-sources.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { decodeFile } from '#domain/text/decode-file.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';

export type ImportFields = { file: File | undefined; categoryId: string; origin: string };

type State =
  | { status: 'idle' | 'sending' }
  | { status: 'done'; answer: SourceImported }
  | { status: 'failed'; message: string };

const FAILED = "Les sources n'ont pas pu être importées.";

/** Reads a file in the browser and sends its text. */
export const useSourceImport = (onImported: () => void) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<State>({ status: 'idle' });

  const send = async ({ file, categoryId, origin }: ImportFields) => {
    if (!api || !file || state.status === 'sending') return;
    if (file.size > IMPORT_MAX_BYTES) {
      setState({ status: 'failed', message: writingMessages.sources.content });
      return;
    }
    setState({ status: 'sending' });
    try {
      const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
      const body = { content, category_id: categoryId, ...(origin.trim() && { origin }) };
      const answer = await api.post('/admin/sources/import', { body });
      setState({ status: 'done', answer });
      onImported();
    } catch (error) {
      setState({ status: 'failed', message: errorMessageOf(error, FAILED) });
    }
  };
  return { state, send, forget: () => setState({ status: 'idle' }) };
};
