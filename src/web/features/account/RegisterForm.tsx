import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { registerForm } from './account-forms.ts';
import { PasswordHint } from './PasswordHint.tsx';
import { useAuthCall } from './use-auth-call.ts';

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

const empty: Values = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** @prop current whether its tab is selected: its error message is cleared when the user leaves the tab. */
export const RegisterForm = ({ current }: { current: boolean }) => {
  const browser = useBrowserSession();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: resolveWith(registerForm),
    mode: 'all',
    defaultValues: empty,
  });
  const typed = useWatch({ control });
  const { banner, send, clear } = useAuthCall<Values>(async (api, { confirmPassword: _, ...body }) => {
    const { session } = browser();
    await session.whenLeft();
    const { user } = await api.post('/auth/register', { body });
    session.enter(user);
    await navigate('/');
  });

  useEffect(() => {
    if (!current) clear();
  }, [current, clear]);

  return (
    <>
      {banner && <Banner tone="danger">{banner}</Banner>}
      <AccountForm
        name="Inscription"
        state={formState}
        submit={["S'inscrire", 'Inscription en cours...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
      >
        <div className={styles.pair}>
          <Field
            label="Prénom"
            autoComplete="given-name"
            {...register('firstName')}
            error={shownError(formState, 'firstName')}
          />
          <Field
            label="Nom"
            autoComplete="family-name"
            {...register('lastName')}
            error={shownError(formState, 'lastName')}
          />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={shownError(formState, 'email')}
        />
        <div>
          <PasswordField
            label="Mot de passe"
            hint="Au moins 6 caractères ; une phrase de plusieurs mots est plus sûre."
            autoComplete="new-password"
            {...register('password', { deps: 'confirmPassword' })}
            error={shownError(formState, 'password')}
          />
          <PasswordHint
            password={typed.password ?? ''}
            personal={[typed.firstName ?? '', typed.lastName ?? '', typed.email ?? '']}
          />
        </div>
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          {...register('confirmPassword')}
          error={shownError(formState, 'confirmPassword')}
        />
      </AccountForm>
    </>
  );
};
