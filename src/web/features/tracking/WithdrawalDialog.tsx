import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { withdrawalBody } from '#contract/withdrawal.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Field } from '#web/ui/Field.tsx';
import { RequestDialog, useRequest } from './RequestDialog.tsx';
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
  const { failure, send } = useRequest(onSent);
  const [isStated, setIsStated] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: resolveWith(withdrawalBody),
    mode: 'onTouched',
    defaultValues: { name: withdrawal.buyerName },
  });
  const submit = handleSubmit(async (body) => {
    if (!isStated) return setIsStated(true);
    await send((api) =>
      api.post('/legal-announcements/tracking/:token/withdrawal', { params: { token }, body }),
    );
  });
  return (
    <RequestDialog
      title="Renoncer à mon achat"
      failure={failure}
      submitLabel={isStated ? 'Confirmer la rétractation' : 'Continuer'}
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <blockquote className={styles.statement}>{withdrawal.statement}</blockquote>
      {isStated ? (
        <p>
          Déclaration de {getValues('name')}. Une fois confirmée, elle ne se reprend pas : votre annonce ne
          sera pas publiée, si elle ne l'est pas encore, et{' '}
          {announcement.payment?.returnedTTC ? 'le reste du prix' : 'le prix'} vous est remboursé sur la carte
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
    </RequestDialog>
  );
};
