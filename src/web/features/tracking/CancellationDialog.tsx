import { useForm } from 'react-hook-form';
import { cancellationRequestBody } from '#contract/tracking.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Field } from '#web/ui/Field.tsx';
import { RequestDialog, useRequest } from './RequestDialog.tsx';

type Props = { token: string; onClose: () => void; onSent: (message: string) => void };

export const CancellationDialog = ({ token, onClose, onSent }: Props) => {
  const { failure, send } = useRequest(onSent);
  const { register, handleSubmit, formState } = useForm({
    resolver: resolveWith(cancellationRequestBody),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit((body) =>
    send((api) =>
      api.post('/legal-announcements/tracking/:token/cancellation-request', { params: { token }, body }),
    ),
  );
  return (
    <RequestDialog
      title="Demander l'annulation"
      failure={failure}
      submitLabel="Envoyer la demande"
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        as="textarea"
        rows={4}
        label="Motif de votre demande"
        hint="Quelques mots suffisent ; la rédaction les lit avant de décider."
        required
        {...register('reason')}
        error={formState.errors.reason?.message}
      />
    </RequestDialog>
  );
};
