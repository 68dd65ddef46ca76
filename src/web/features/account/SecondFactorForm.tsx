import { startAuthentication } from '@simplewebauthn/browser';
import { useContext, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type SecondFactorMethod, totpConfirmBody } from '#contract/second-factor.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import type { SessionUser } from '#web/session/stored-user.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { AccountForm } from './AccountForm.tsx';
import { authenticatorFailure } from './authenticator-failure.ts';
import { useAuthCall } from './use-auth-call.ts';

type Props = {
  step: { token: string; methods: readonly SecondFactorMethod[] };
  /** Back to the password: the step lasts a few minutes. */
  onRestart: () => void;
};

/** The second step of a login: a code, or a passkey. */
export const SecondFactorForm = ({ step: { token, methods }, onRestart }: Props) => {
  const api = useContext(ApiContext);
  const browser = useBrowserSession();
  const navigate = useNavigate();
  const enter = async (user: SessionUser) => {
    browser().session.enter(user);
    await navigate('/');
  };
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: resolveWith(totpConfirmBody),
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  // The button that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus]);
  const { banner, send } = useAuthCall<{ code: string }>(async (client, { code }) => {
    await enter((await client.post('/auth/second-factor', { body: { token, code } })).user);
  });
  const passkey = useAuthCall<Record<string, never>>(async (client) => {
    const { options } = await client.post('/auth/second-factor/passkey/options', { body: { token } });
    const response = await authenticatorFailure(startAuthentication({ optionsJSON: JSON.parse(options) }));
    const body = { token, response: JSON.stringify(response) };
    await enter((await client.post('/auth/second-factor/passkey', { body })).user);
  });
  // A refused code is said beside its field.
  const failure = (formState.errors.code ? undefined : banner) ?? passkey.banner;
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {methods.includes('passkey') && (
        <Button block icon="lock" disabled={!api} onClick={() => void passkey.send({}, () => undefined)}>
          Utiliser une clé d'accès
        </Button>
      )}
      <AccountForm
        name="Second facteur"
        state={{ ...formState, isValid: true }}
        submit={['Valider le code', 'Vérification...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
        after={
          <Button variant="text" onClick={onRestart}>
            Revenir au mot de passe
          </Button>
        }
      >
        <Field
          label="Code"
          hint={
            methods.includes('code')
              ? "Les 6 chiffres de votre application, ou l'un de vos codes de secours."
              : "L'un de vos codes de secours."
          }
          autoComplete="one-time-code"
          {...register('code')}
          error={shownError(formState, 'code')}
        />
      </AccountForm>
    </>
  );
};
