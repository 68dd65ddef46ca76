import { IMAGE_MAX_BYTES, imageTypes } from '#contract/admin-uploads.ts';
import { messages } from '#contract/messages.fr.ts';

/** Checked before the upload; the server inspects the content too. */
export const imageFault = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!imageTypes.some((known) => known === type)) return messages.upload.type;
  return size > IMAGE_MAX_BYTES ? messages.upload.size : undefined;
};
