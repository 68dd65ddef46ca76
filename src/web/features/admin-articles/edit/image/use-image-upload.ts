import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { uploadImage } from '#web/api/admin-upload.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { imageFault } from './image-rules.ts';

export type UploadState =
  | { status: 'idle' }
  | { status: 'uploading'; name: string; percent: number }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string };

/** Uploads one image at a time; a first file can be given at the start. */
export const useImageUpload = (onUploaded: (imageUrl: string) => void, first?: File) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    const fault = imageFault(file);
    if (fault || !api) {
      setState({ status: 'error', message: fault ?? messages.upload.failed });
      return;
    }
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    const show = (next: UploadState) => !stop.signal.aborted && setState(next);
    const onProgress = (percent: number) => show({ status: 'uploading', name: file.name, percent });
    onProgress(0);
    try {
      const { imageUrl, message } = await uploadImage(api, { file, signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      show({ status: 'success', message });
      onUploaded(imageUrl);
    } catch (error) {
      show({ status: 'error', message: errorMessageOf(error, messages.upload.failed) });
    }
  };
  const sendFirst = useEffectEvent(() => first && void send(first));
  useEffect(() => sendFirst(), []);
  const cancel = () => {
    current.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, send, cancel };
};
