import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '#contract/paths.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { newPasswordForm } from './account-forms.ts';
import { PasswordHint } from './PasswordHint.tsx';
import { useAuthCall } from './use-auth-call.ts';

type Values = { password: string; confirmPassword: string };

const texts = {
  reset: {
    title: 'Nouveau mot de passe',
    introduction: 'Choisissez le nouveau mot de passe de votre compte.',
    hint: 'Au moins 6 caractères (12 pour un administrateur) ; une phrase de plusieurs mots est plus sûre.',
  },
  invitation: {
    title: "Bienvenue dans l'équipe",
    introduction: "Choisissez le mot de passe de votre compte dans l'administration.",
    hint: 'Au moins 12 caractères ; une phrase de plusieurs mots est plus sûre.',
  },
} as const;

type Props = { token: string; purpose: keyof typeof texts };

/** The page that the mails of a reset and of an invitation link to. The link is checked when the password is sent. */
export const ResetPassword = ({ token, purpose }: Props) => {
  const { title, introduction, hint } = texts[purpose];
  const browser = useBrowserSession();
  const [done, setDone] = useState<string>();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: resolveWith(newPasswordForm),
    mode: 'all',
    defaultValues: { password: '', confirmPassword: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { banner, send } = useAuthCall<Values>(async (api, values) => {
    const { message } = await api.post('/auth/reset-password', {
      body: { token, password: values.password },
    });
    setDone(message);
    // Every session of the account has ended, this browser's included.
    await browser().session.recheck();
  });

  if (done)
    return (
      <AccountPage title={title}>
        <Banner tone="success">{done}</Banner>
        <div className={styles.form}>
          <Button href={paths.login} block>
            Se connecter
          </Button>
        </div>
      </AccountPage>
    );

  return (
    <AccountPage title={title} introduction={introduction}>
      {banner && (
        <Banner tone="danger">
          <p>{banner}</p>
          <Link className={styles.link} to={paths.forgottenPassword}>
            Demander un nouveau lien
          </Link>
        </Banner>
      )}
      <AccountForm
        name="Choix du mot de passe"
        state={formState}
        submit={['Enregistrer le mot de passe', 'Enregistrement...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
      >
        <div>
          <PasswordField
            label="Nouveau mot de passe"
            hint={hint}
            autoComplete="new-password"
            {...register('password', { deps: 'confirmPassword' })}
            error={shownError(formState, 'password')}
          />
          <PasswordHint password={password} />
        </div>
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          {...register('confirmPassword')}
          error={shownError(formState, 'confirmPassword')}
        />
      </AccountForm>
    </AccountPage>
  );
};
