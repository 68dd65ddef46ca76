import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { loginBody } from '#contract/auth.ts';
import { paths } from '#contract/paths.ts';
import type { SecondFactorMethod } from '#contract/second-factor.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import { SessionContext } from '#web/session/SessionContext.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useModule } from '#web/ui/use-module.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { useAuthCall } from './use-auth-call.ts';

/** @prop current whether its tab is selected: its error message is cleared when the user leaves the tab. */
export const LoginForm = ({ current }: { current: boolean }) => {
  const browser = useBrowserSession();
  const keptTexts = useKeptTexts();
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondFactorAsked>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: resolveWith(loginBody),
    mode: 'all',
    defaultValues: { email: '', password: '' },
  });
  const { banner, send, clear } = useAuthCall<{ email: string; password: string }>(async (api, body) => {
    const { session } = browser();
    await session.whenLeft();
    const answer = await api.post('/auth/login', { body });
    if ('secondFactor' in answer) {
      setStep(answer.secondFactor);
      return;
    }
    session.enter(answer.user);
    await navigate('/');
  });

  useEffect(() => {
    if (!current) clear();
  }, [current, clear]);

  if (step) return <SecondStep step={step} onRestart={() => setStep(undefined)} />;
  return (
    <>
      {keptTexts && (
        <Banner tone="info" title="Session expirée, votre texte est gardé">
          <p>Connectez-vous : la page d'accueil vous y ramènera en un geste.</p>
        </Banner>
      )}
      {banner && <Banner tone="danger">{banner}</Banner>}
      <AccountForm
        name="Connexion"
        state={formState}
        submit={['Se connecter', 'Connexion en cours...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          {...register('email')}
          error={shownError(formState, 'email')}
        />
        <PasswordField
          label="Mot de passe"
          autoComplete="current-password"
          {...register('password')}
          error={shownError(formState, 'password')}
        />
        <p>
          <Link className={styles.link} to={paths.forgottenPassword}>
            Mot de passe oublié ?
          </Link>
        </p>
      </AccountForm>
    </>
  );
};

type SecondFactorAsked = { token: string; methods: readonly SecondFactorMethod[] };
type SecondStepProps = { step: SecondFactorAsked; onRestart: () => void };

const loadSecondFactor = () => import('./SecondFactorForm.tsx');

/** Loaded by the few whose account has a second factor. */
const SecondStep = (props: SecondStepProps) => {
  const form = useModule(loadSecondFactor);
  if (form.status === 'ready') return <form.module.SecondFactorForm {...props} />;
  if (form.status === 'loading') return <Spinner text="Chargement..." />;
  return (
    <Banner tone="danger">
      <p>
        Cette étape n'a pas pu être chargée. <ReloadButton />
      </p>
    </Banner>
  );
};

const never = () => () => {};

/** Whether this browser keeps unsaved texts, whoever wrote them: a deliberate logout removes them. */
const useKeptTexts = (): boolean => {
  const unsaved = useContext(SessionContext)?.unsaved;
  return useSyncExternalStore(
    unsaved?.subscribe ?? never,
    () => (unsaved?.get().length ?? 0) > 0,
    () => false,
  );
};
