import { paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS, type Transport } from './http.ts';

export type FormUpload = {
  form: FormData;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  /** How long the answer may take once everything is sent. */
  answerLimitMs?: number;
};

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
export const sendForm =
  ({ form, signal, onProgress, answerLimitMs = ANSWER_LIMIT_MS }: FormUpload): Transport =>
  (method, path, { headers = {} }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      // No timeout as long as the upload progresses.
      let stalled: ReturnType<typeof setTimeout>;
      const watch = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => request.abort(), answerLimitMs);
      };
      request.open(method, `${paths.api}${path}`);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        watch();
        onProgress(Math.floor((loaded / Math.max(total, 1)) * 100));
      };
      request.onloadend = () => clearTimeout(stalled);
      request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
      request.onerror = () => reject(new Error('The upload was cut off'));
      request.onabort = () => reject(new Error('The upload was given up'));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(form);
      watch();
    });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
