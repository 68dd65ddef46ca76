import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { profileBody } from '#contract/auth.ts';
import { teamRoleNames } from '#contract/team.fr.ts';
import { type TeamRole, teamRoles } from '#domain/account/team-roles.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { shownError } from '#web/forms/shown-error.ts';
import type { SessionUser } from '#web/session/stored-user.ts';
import { useBrowserSession, useSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import formStyles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { changePasswordForm } from './account-forms.ts';
import { PasswordHint } from './PasswordHint.tsx';
import styles from './ProfilePage.module.css';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { useAuthCall } from './use-auth-call.ts';

/** One's own account: the public name, the password and the open sessions. */
export const ProfilePage = () => {
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  return (
    <>
      <TitleRow title="Mon profil" />
      <div className={styles.page}>
        <NamePanel key={session.user.id} user={session.user} />
        <PasswordPanel user={session.user} />
        <SecondFactorPanel missing={session.user.secondFactorMissing === true} />
        <SessionsPanel />
      </div>
    </>
  );
};

const SHOWN_WHERE = 'Montré par le journal, les conflits et «\u00a0Relu\u00a0par\u00a0».';

const isTeamRole = (role: string | undefined): role is TeamRole => teamRoles.some((known) => known === role);

type Name = { firstName: string; lastName: string };

const NamePanel = ({ user }: { user: SessionUser }) => {
  const browser = useBrowserSession();
  const [done, setDone] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: resolveWith(profileBody),
    mode: 'all',
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const { banner, send } = useAuthCall<Name>(async (api, values) => {
    setDone(undefined);
    const { message, user: saved } = await api.put('/admin/profile', { body: values });
    reset({ firstName: saved.firstName, lastName: saved.lastName });
    setDone(message);
    await browser().session.recheck();
  });

  return (
    <Panel title="Votre nom">
      <p className={styles.email}>
        Adresse e-mail du compte&nbsp;: <b>{user.email}</b>
        {isTeamRole(user.teamRole) && (
          <>
            {' '}
            · rôle&nbsp;: <b>{teamRoleNames[user.teamRole]}</b>
          </>
        )}
      </p>
      {banner && <Banner tone="danger">{banner}</Banner>}
      {done && !formState.isDirty && <Banner tone="success">{done}</Banner>}
      <AccountForm
        name="Votre nom"
        state={formState}
        submit={['Enregistrer le nom', 'Enregistrement...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
        after={<p className={styles.email}>{SHOWN_WHERE}</p>}
      >
        <div className={formStyles.pair}>
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
      </AccountForm>
    </Panel>
  );
};

const noPasswords = { currentPassword: '', password: '', confirmPassword: '' };

const PasswordPanel = ({ user }: { user: SessionUser }) => {
  const [done, setDone] = useState<string>();
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: resolveWith(changePasswordForm),
    mode: 'all',
    defaultValues: noPasswords,
  });
  const password = useWatch({ control, name: 'password' });
  const { banner, send } = useAuthCall<typeof noPasswords>(async (api, { confirmPassword: _, ...body }) => {
    setDone(undefined);
    const { message } = await api.put('/admin/profile/password', { body });
    reset(noPasswords);
    setDone(message);
  });

  return (
    <Panel title="Votre mot de passe">
      {banner && <Banner tone="danger">{banner}</Banner>}
      {done && !formState.isDirty && <Banner tone="success">{done}</Banner>}
      <AccountForm
        name="Votre mot de passe"
        state={formState}
        submit={['Changer le mot de passe', 'Enregistrement...']}
        onSubmit={handleSubmit((values) => send(values, setError))}
      >
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          {...register('currentPassword')}
          error={shownError(formState, 'currentPassword')}
        />
        <div>
          <PasswordField
            label="Nouveau mot de passe"
            hint="Au moins 12 caractères ; une phrase de plusieurs mots est plus sûre."
            autoComplete="new-password"
            {...register('password', { deps: 'confirmPassword' })}
            error={shownError(formState, 'password')}
          />
          <PasswordHint password={password} personal={[user.firstName, user.lastName, user.email]} />
        </div>
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          {...register('confirmPassword')}
          error={shownError(formState, 'confirmPassword')}
        />
      </AccountForm>
    </Panel>
  );
};
