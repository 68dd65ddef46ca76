import { useState } from 'react';
import { memberStates, type TeamMember } from '#contract/admin-team.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { listExports } from '#contract/list-body.ts';
import { memberStateNames, teamRoleHints, teamRoleNames } from '#contract/team.fr.ts';
import type { MemberSort } from '#contract/team-list.ts';
import { teamRoles } from '#domain/account/team-roles.ts';
import { type Column, DataList, type Filter } from '#web/back-office/data-list/DataList.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { nameOf, stateLooks } from './member-texts.ts';
import styles from './TeamPage.module.css';
import { teamAddress, useTeam } from './use-team.ts';

/** « Utilisateurs »: the accounts of the team. */
export const TeamPage = () => {
  const { id: own, may } = useMember();
  const team = useTeam();
  const [inviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<string>();
  const manages = may('team.manage');
  const invited = (message: string) => {
    setInviting(false);
    team.tell(message);
  };
  return (
    <>
      <TitleRow title="Utilisateurs">
        {manages && (
          <Button
            size="dense"
            icon="plus"
            aria-expanded={inviting}
            onClick={() => setInviting((shown) => !shown)}
          >
            Inviter un utilisateur
          </Button>
        )}
      </TitleRow>
      {team.notice && !managed && (
        <div className={styles.banner}>
          <Banner tone={team.notice.tone} onClose={team.dismiss}>
            {team.notice.text}
          </Banner>
        </div>
      )}
      {inviting && (
        <div className={styles.banner}>
          <InviteForm onInvited={invited} />
        </div>
      )}
      <DataList
        caption="Utilisateurs"
        address={teamAddress}
        source={team.source}
        columns={columnsOf(own)}
        filters={filters}
        search={{ label: 'Rechercher un utilisateur', placeholder: 'Nom ou adresse e-mail' }}
        own="Par nom"
        empty="Personne n'est encore dans l'équipe."
        keyOf={({ id }) => id}
        actions={
          manages
            ? {
                label: 'Actions',
                of: (member) =>
                  member.id !== own && (
                    <IconButton
                      icon="pencil"
                      label={`Gérer ${nameOf(member)}`}
                      onClick={() => [team.dismiss(), setManaged(member.id)]}
                    />
                  ),
              }
            : undefined
        }
        exportPath={listExports.team}
      />
      <MemberDialog
        member={team.members.find(({ id }) => id === managed)}
        members={team.members}
        team={team}
        onClose={() => setManaged(undefined)}
      />
      <div className={styles.roles}>
        <Panel title="Ce que peut faire chaque rôle">
          <dl className={styles.facts}>
            {teamRoles.map((role) => (
              <div key={role}>
                <dt>{teamRoleNames[role]}</dt>
                <dd>{teamRoleHints[role]}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  );
};

const filters: readonly Filter<'teamRole' | 'state'>[] = [
  {
    name: 'teamRole',
    label: 'Rôle',
    all: 'Tous les rôles',
    choices: teamRoles.map((value) => ({ value, label: teamRoleNames[value] })),
  },
  {
    name: 'state',
    label: 'État',
    all: 'Tous les états',
    choices: memberStates.map((value) => ({ value, label: memberStateNames[value] })),
  },
];

/** @param own the id of the user who looks. */
const columnsOf = (own: string): readonly Column<TeamMember, MemberSort>[] => [
  {
    name: 'name',
    label: 'Nom',
    sort: 'name',
    title: true,
    of: (member) => (
      <>
        {nameOf(member)}
        {member.id === own && ' (vous)'}
        <span className={styles.email}>{member.email}</span>
        <span className={styles.narrowRole}>{teamRoleNames[member.teamRole]}</span>
      </>
    ),
  },
  {
    name: 'role',
    label: 'Rôle',
    sort: 'role',
    wide: true,
    of: ({ teamRole }) => teamRoleNames[teamRole],
  },
  {
    name: 'last_visit',
    label: 'Dernière visite',
    sort: 'last_visit',
    first: 'desc',
    wide: true,
    of: ({ lastVisitAt }) => (lastVisitAt ? shortDateTime(new Date(lastVisitAt)) : 'Jamais'),
  },
  {
    name: 'second_factor',
    label: 'Second facteur',
    sort: 'second_factor',
    orders: ["sans d'abord", "avec d'abord"],
    wide: true,
    of: ({ secondFactor }) => (secondFactor ? 'Oui' : 'Non'),
  },
  {
    name: 'state',
    label: 'État',
    sort: 'state',
    of: ({ state }) => (
      <Badge {...stateLooks[state]} compact>
        {memberStateNames[state]}
      </Badge>
    ),
  },
];
