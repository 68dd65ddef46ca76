import { IMAGE_FIELD } from '#contract/admin-uploads.ts';
import { paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS, type ApiClient, type Transport } from './http.ts';

export type Upload = { file: File; signal: AbortSignal; onProgress: (percent: number) => void };

/** Uploads an image with the session of the other calls. */
export const uploadImage = (api: ApiClient, upload: Upload) =>
  api.post('/admin/upload/image', { via: sendFile(upload) });

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
const sendFile =
  ({ file, signal, onProgress }: Upload): Transport =>
  (method, path, { headers = {} }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      // No timeout as long as the upload progresses.
      let stalled: ReturnType<typeof setTimeout>;
      const watch = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => request.abort(), ANSWER_LIMIT_MS);
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
      const form = new FormData();
      form.append(IMAGE_FIELD, file);
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
