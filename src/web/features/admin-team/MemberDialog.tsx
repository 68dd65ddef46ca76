import { type ReactNode, useState } from 'react';
import type { TeamMember } from '#contract/admin-team.ts';
import { teamRoleHints, teamRoleNames } from '#contract/team.fr.ts';
import { permissionsOf, type TeamRole, teamRoles } from '#domain/account/team-roles.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { nameOf, sessionsText, workOf } from './member-texts.ts';
import styles from './TeamPage.module.css';
import type { Team } from './use-team.ts';

type Props = {
  /** Undefined: closed. */
  member: TeamMember | undefined;
  members: readonly TeamMember[];
  team: Team;
  onClose: () => void;
};

/** What an administrator can do with the account of a member. */
export const MemberDialog = ({ member, members, team, onClose }: Props) => (
  <Dialog
    open={member !== undefined}
    onClose={onClose}
    title={member ? nameOf(member) : ''}
    below={member?.email}
  >
    {member && (
      <div className={styles.sections}>
        {team.notice && <Banner tone={team.notice.tone}>{team.notice.text}</Banner>}
        <RoleSection key={member.teamRole} member={member} team={team} />
        {(member.state === 'invited' || member.state === 'expired') && (
          <InvitationSection member={member} team={team} />
        )}
        {member.state === 'active' && <SessionSection member={member} team={team} />}
        {member.secondFactor && <SecondFactorSection member={member} team={team} />}
        {member.drafts + member.reviews + member.announcements + member.messages > 0 && (
          <HandOverSection member={member} members={members} team={team} />
        )}
        <AccessSection member={member} team={team} />
      </div>
    )}
  </Dialog>
);

type SectionProps = { member: TeamMember; team: Team };

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

const RoleSection = ({ member, team }: SectionProps) => {
  const [role, setRole] = useState<TeamRole>(member.teamRole);
  const change = () =>
    team.write((api) =>
      api.put('/admin/users/:id/role', { params: { id: member.id }, body: { teamRole: role } }),
    );
  return (
    <Section title="Rôle">
      <Field
        as="select"
        dense
        label="Nouveau rôle"
        note={teamRoleHints[role]}
        value={role}
        onChange={({ target }) => setRole(target.value as TeamRole)}
      >
        {teamRoles.map((one) => (
          <option key={one} value={one}>
            {teamRoleNames[one]}
          </option>
        ))}
      </Field>
      <div>
        <Button
          variant="secondary"
          size="dense"
          disabled={team.busy || role === member.teamRole}
          onClick={() => void change()}
        >
          Changer le rôle
        </Button>
      </div>
    </Section>
  );
};

const InvitationSection = ({ member, team }: SectionProps) => (
  <Section title="Invitation">
    <p>
      {member.state === 'expired'
        ? "L'invitation a expiré avant que le mot de passe ne soit choisi."
        : "Le mot de passe n'est pas encore choisi. Un nouvel envoi remplace le lien précédent."}
    </p>
    <div>
      <Button
        variant="secondary"
        size="dense"
        icon="send"
        disabled={team.busy}
        onClick={() =>
          void team.write((api) => api.post('/admin/users/:id/invitation', { params: { id: member.id } }))
        }
      >
        Renvoyer l'invitation
      </Button>
    </div>
  </Section>
);

const SessionSection = ({ member, team }: SectionProps) => (
  <Section title="Sessions">
    <p>{sessionsText(member)}</p>
    <div>
      <Button
        variant="secondary"
        size="dense"
        disabled={team.busy || member.sessions === 0}
        onClick={() =>
          void team.write((api) => api.delete('/admin/users/:id/sessions', { params: { id: member.id } }))
        }
      >
        Fermer les sessions
      </Button>
    </div>
  </Section>
);

const SecondFactorSection = ({ member, team }: SectionProps) => (
  <Section title="Second facteur">
    <p>
      À retirer si cette personne a perdu son appareil et ses codes de secours ; vérifiez que c'est bien elle.
    </p>
    <div>
      <Button
        variant="secondary"
        size="dense"
        disabled={team.busy}
        onClick={() =>
          void team.write((api) =>
            api.delete('/admin/users/:id/second-factor', { params: { id: member.id } }),
          )
        }
      >
        Retirer le second facteur
      </Button>
    </div>
  </Section>
);

const HandOverSection = ({ member, members, team }: SectionProps & Pick<Props, 'members'>) => {
  const [to, setTo] = useState('');
  const able = members.filter((one) => one.id !== member.id && one.state === 'active' && canDo(one, member));
  return (
    <Section title="Travail confié">
      <p>{workOf(member)}.</p>
      <Field as="select" dense label="Confier à" value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">Choisissez un collègue</option>
        {able.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}, {teamRoleNames[one.teamRole].toLowerCase()}
          </option>
        ))}
      </Field>
      <div>
        <Button
          variant="secondary"
          size="dense"
          disabled={team.busy || to === ''}
          onClick={() =>
            void team.write((api) =>
              api.post('/admin/users/:id/hand-over', { params: { id: member.id }, body: { to } }),
            )
          }
        >
          Confier ce travail
        </Button>
      </div>
    </Section>
  );
};

/** Each kind of work needs somebody who may do it. */
const canDo = ({ teamRole }: TeamMember, work: TeamMember): boolean => {
  const held = permissionsOf(teamRole);
  return (
    (work.drafts === 0 || held.includes('articles.write')) &&
    (work.reviews === 0 || held.includes('articles.publish')) &&
    (work.announcements === 0 || held.includes('announcements.review')) &&
    (work.messages === 0 || held.includes('messages.answer'))
  );
};

const AccessSection = ({ member, team }: SectionProps) => {
  const [asking, setAsking] = useState(false);
  const change = (access: 'enable' | 'disable') =>
    team.write((api) => api.put('/admin/users/:id/access', { params: { id: member.id }, body: { access } }));
  if (member.state === 'disabled')
    return (
      <Section title="Accès">
        <p>Le compte est désactivé : il ne s'ouvre plus.</p>
        <div>
          <Button variant="secondary" size="dense" disabled={team.busy} onClick={() => void change('enable')}>
            Réactiver le compte
          </Button>
        </div>
      </Section>
    );
  return (
    <Section title="Accès">
      <div>
        <Button variant="danger" size="dense" disabled={team.busy} onClick={() => setAsking(true)}>
          Désactiver le compte
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={`Désactiver le compte de ${nameOf(member)} ?`}
        confirmLabel="Désactiver le compte"
        onConfirm={() => {
          setAsking(false);
          void change('disable');
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          Ses sessions sont fermées tout de suite, et le compte ne s'ouvre plus. Ce que cette personne a écrit
          garde son nom ; le compte peut être réactivé.
        </p>
      </ConfirmDialog>
    </Section>
  );
};
