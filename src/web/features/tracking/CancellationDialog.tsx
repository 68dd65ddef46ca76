import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { cancellationRequestBody } from '#contract/tracking.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './TrackingView.module.css';

type Props = { token: string; onClose: () => void; onSent: (message: string) => void };

export const CancellationDialog = ({ token, onClose, onSent }: Props) => {
  const api = useContext(ApiContext);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: resolveWith(cancellationRequestBody),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const send = handleSubmit(async (body) => {
    if (!api) return;
    setFailure(undefined);
    try {
      const { message } = await api.post('/legal-announcements/tracking/:token/cancellation-request', {
        params: { token },
        body,
      });
      onSent(message);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
  });
  return (
    <Dialog open onClose={onClose} title="Demander l'annulation">
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Field
          as="textarea"
          rows={4}
          label="Motif de votre demande"
          hint="Quelques mots suffisent ; la rédaction les lit avant de décider."
          required
          {...register('reason')}
          error={formState.errors.reason?.message}
        />
        <Actions>
          <Button type="submit" variant="danger" busy={formState.isSubmitting} busyText="Envoi en cours...">
            Envoyer la demande
          </Button>
          <Button variant="text" onClick={onClose}>
            Garder mon annonce
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
};
