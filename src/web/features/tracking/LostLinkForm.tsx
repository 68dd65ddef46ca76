import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { trackingLinkBody } from '#contract/tracking.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import styles from './TrackingView.module.css';

const SENTENCE =
  "Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page ; ou reprenez le lien de l'un de nos e-mails.";

/** The link is mailed to the announcement's contact address: the answer does not reveal whether it exists. */
export const LostLinkForm = ({ reference = '' }: { reference?: string }) => {
  const api = useContext(ApiContext);
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: resolveWith(trackingLinkBody),
    mode: 'onTouched',
    defaultValues: { reference },
  });
  const send = handleSubmit(async (body) => {
    if (!api) return;
    setSent(undefined);
    setFailure(undefined);
    try {
      setSent((await api.post('/legal-announcements/tracking-link', { body })).message);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
  });
  return (
    <NeedsScripts sentence={SENTENCE}>
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label="Recevoir le lien de suivi"
        onSubmit={(event) => void send(event)}
      >
        {sent && <Banner tone="success">{sent}</Banner>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Field
          label="Référence de l'annonce"
          hint="Elle figure dans nos e-mails et sur votre facture, par exemple AL-482517"
          autoComplete="off"
          autoCapitalize="characters"
          required
          {...register('reference')}
          error={formState.errors.reference?.message}
        />
        <div>
          <Button type="submit" busy={formState.isSubmitting} busyText="Envoi en cours...">
            Recevoir le lien de suivi
          </Button>
        </div>
      </form>
    </NeedsScripts>
  );
};
