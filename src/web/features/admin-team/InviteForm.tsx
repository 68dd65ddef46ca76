import { useContext, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { inviteBody } from '#contract/admin-team.ts';
import { teamRoleHints, teamRoleNames } from '#contract/team.fr.ts';
import { type TeamRole, teamRoles } from '#domain/account/team-roles.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './TeamPage.module.css';

type Values = { email: string; firstName: string; lastName: string; teamRole: TeamRole };

const NOBODY: Values = { email: '', firstName: '', lastName: '', teamRole: 'writer' };

/** Invites somebody by a mail whose link sets the password. */
export const InviteForm = ({ onInvited }: { onInvited: (message: string) => void }) => {
  const api = useContext(ApiContext);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: resolveWith(inviteBody),
    mode: 'onTouched',
    defaultValues: NOBODY,
  });
  const role = useWatch({ control, name: 'teamRole' });
  const invite = async (body: Values) => {
    if (!api) return;
    setFailure(undefined);
    try {
      onInvited((await api.post('/admin/users', { body })).message);
    } catch (error) {
      setFailure(errorMessageOf(error, "L'invitation n'a pas pu être envoyée."));
    }
  };
  return (
    <Panel title="Inviter un utilisateur">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label="Invitation"
        onSubmit={handleSubmit(invite)}
      >
        <Field
          dense
          type="email"
          label="Adresse e-mail"
          autoComplete="off"
          {...register('email')}
          error={formState.errors.email?.message}
        />
        <Field
          dense
          label="Prénom"
          autoComplete="off"
          {...register('firstName')}
          error={formState.errors.firstName?.message}
        />
        <Field
          dense
          label="Nom"
          autoComplete="off"
          {...register('lastName')}
          error={formState.errors.lastName?.message}
        />
        <Field as="select" dense label="Rôle" note={teamRoleHints[role]} {...register('teamRole')}>
          {teamRoles.map((one) => (
            <option key={one} value={one}>
              {teamRoleNames[one]}
            </option>
          ))}
        </Field>
        <div>
          <Button type="submit" size="dense" icon="send" busy={formState.isSubmitting} busyText="Envoi...">
            Envoyer l'invitation
          </Button>
        </div>
      </form>
    </Panel>
  );
};
