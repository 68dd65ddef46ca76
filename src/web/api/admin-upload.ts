import { IMAGE_FIELD } from '#contract/admin-uploads.ts';
import type { ApiClient } from './http.ts';
import { type FormUpload, sendForm } from './send-form.ts';

export type Upload = Omit<FormUpload, 'form'> & { file: File };

/** Uploads an image with the session of the other calls. */
export const uploadImage = (api: ApiClient, { file, ...upload }: Upload) => {
  const form = new FormData();
  form.append(IMAGE_FIELD, file);
  return api.post('/admin/upload/image', { via: sendForm({ ...upload, form }) });
};
