import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { withdrawalBody } from '#contract/withdrawal.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './TrackingView.module.css';

type Props = {
  token: string;
  announcement: TrackedAnnouncement;
  withdrawal: NonNullable<TrackedAnnouncement['withdrawal']>;
  onClose: () => void;
  onSent: (message: string) => void;
};

/** Two steps: the statement, then its confirmation. */
export const WithdrawalDialog = ({ token, announcement, withdrawal, onClose, onSent }: Props) => {
  const api = useContext(ApiContext);
  const [isStated, setIsStated] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: resolveWith(withdrawalBody),
    mode: 'onTouched',
    defaultValues: { name: withdrawal.buyerName },
  });
  const send = handleSubmit(async (body) => {
    if (!isStated) return setIsStated(true);
    if (!api) return;
    setFailure(undefined);
    try {
      const { message } = await api.post('/legal-announcements/tracking/:token/withdrawal', {
        params: { token },
        body,
      });
      onSent(message);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
  });
  return (
    <Dialog open onClose={onClose} title="Renoncer à mon achat">
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <blockquote className={styles.statement}>{withdrawal.statement}</blockquote>
        {isStated ? (
          <p>
            Déclaration de {getValues('name')}. Une fois confirmée, elle ne se reprend pas : votre annonce ne
            sera pas publiée, si elle ne l'est pas encore, et le prix vous est remboursé sur la carte
            utilisée. L'accusé de réception est envoyé à {announcement.notice.contactEmail}.
          </p>
        ) : (
          <Field
            label="Nom de l'acheteur"
            required
            autoComplete="name"
            {...register('name')}
            error={formState.errors.name?.message}
          />
        )}
        <Actions>
          <Button type="submit" variant="danger" busy={formState.isSubmitting} busyText="Envoi en cours...">
            {isStated ? 'Confirmer la rétractation' : 'Continuer'}
          </Button>
          <Button variant="text" onClick={onClose}>
            Garder mon annonce
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
};
