import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordBody } from '#contract/auth.ts';
import { paths } from '#contract/paths.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useAuthCall } from './use-auth-call.ts';

/** The answer does not reveal whether the account exists. */
export const ForgottenPassword = () => {
  const [sent, setSent] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: resolveWith(forgotPasswordBody),
    mode: 'all',
    defaultValues: { email: '' },
  });
  const { banner, send } = useAuthCall<{ email: string }>(async (api, body) => {
    setSent(undefined);
    setSent((await api.post('/auth/forgot-password', { body })).message);
  });

  return (
    <AccountPage
      title="Mot de passe oublié"
      introduction="Indiquez l'adresse email de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe."
    >
      {sent && <Banner tone="success">{sent}</Banner>}
      {banner && <Banner tone="danger">{banner}</Banner>}
      <AccountForm
        name="Mot de passe oublié"
        state={formState}
        submit={['Recevoir un lien', 'Envoi en cours...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
        after={
          <p>
            <Link className={styles.link} to={paths.login}>
              Retour à la connexion
            </Link>
          </p>
        }
      >
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          {...register('email')}
          error={shownError(formState, 'email')}
        />
      </AccountForm>
    </AccountPage>
  );
};
