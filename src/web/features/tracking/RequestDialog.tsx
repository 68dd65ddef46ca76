import { type ReactNode, type SubmitEvent, useContext, useState } from 'react';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './TrackingView.module.css';

/** Sends what the announcer asks for; the answer closes the dialog, a refusal stays in it. */
export const useRequest = (onSent: (message: string) => void) => {
  const api = useContext(ApiContext);
  const [failure, setFailure] = useState<string>();
  const send = async (call: (api: ApiClient) => Promise<{ message: string }>): Promise<void> => {
    if (!api) return;
    setFailure(undefined);
    try {
      onSent((await call(api)).message);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
  };
  return { failure, send };
};

type Props = {
  title: string;
  failure: string | undefined;
  submitLabel: string;
  busy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A request that ends the order: its fields, the button that sends it, and the way back. */
export const RequestDialog = ({ title, failure, submitLabel, busy, onSubmit, onClose, children }: Props) => (
  <Dialog open onClose={onClose} title={title}>
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children}
      <Actions>
        <Button type="submit" variant="danger" busy={busy} busyText="Envoi en cours...">
          {submitLabel}
        </Button>
        <Button variant="text" onClick={onClose}>
          Garder mon annonce
        </Button>
      </Actions>
    </form>
  </Dialog>
);
