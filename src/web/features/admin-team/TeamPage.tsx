import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TeamMember } from '#contract/admin-team.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { adminPaths } from '#contract/paths.ts';
import { teamRoleHints, teamRoleNames } from '#contract/team.fr.ts';
import { teamRoles } from '#domain/account/team-roles.ts';
import { writeQuery } from '#web/back-office/page-address.ts';
import { SortableHeader } from '#web/back-office/SortableHeader.tsx';
import { readSorting, sortingQuery } from '#web/back-office/sorting.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { memberStates, nameOf } from './member-texts.ts';
import { memberColumns, memberSorts, sortMembers } from './sort-members.ts';
import styles from './TeamPage.module.css';
import { useTeam } from './use-team.ts';

/** « Utilisateurs »: the accounts of the team. */
export const TeamPage = () => {
  const { id: own, may } = useMember();
  const team = useTeam();
  const sorting = readSorting(useSearchParams()[0], memberSorts);
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
      <AsyncSection
        query={team.list}
        loading="Chargement des utilisateurs..."
        failed="Les utilisateurs n'ont pas pu être chargés."
        isEmpty={() => false}
        empty={null}
      >
        {({ members }) => (
          <>
            <Table caption="Utilisateurs" busy={team.list.busy}>
              <thead>
                <tr>
                  {memberColumns.map((column) => (
                    <SortableHeader
                      key={column.column}
                      {...column}
                      sorting={sorting}
                      hrefOf={(next) => writeQuery(adminPaths.team, sortingQuery(next))}
                    />
                  ))}
                  {manages && (
                    <th scope="col" data-align="end">
                      Actions
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {sortMembers(members, sorting).map((member) => (
                  <tr key={member.id}>
                    <Identity member={member} isOwn={member.id === own} />
                    <td data-wide>{teamRoleNames[member.teamRole]}</td>
                    <td data-wide data-muted={member.lastVisitAt === null || undefined}>
                      {member.lastVisitAt ? shortDateTime(new Date(member.lastVisitAt)) : 'Jamais'}
                    </td>
                    <td data-wide>{member.secondFactor ? 'Oui' : 'Non'}</td>
                    <td>
                      <State state={member.state} />
                    </td>
                    {manages && (
                      <td data-actions>
                        {member.id !== own && (
                          <IconButton
                            icon="pencil"
                            label={`Gérer ${nameOf(member)}`}
                            onClick={() => [team.dismiss(), setManaged(member.id)]}
                          />
                        )}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </Table>
            <MemberDialog
              member={members.find(({ id }) => id === managed)}
              members={members}
              team={team}
              onClose={() => setManaged(undefined)}
            />
          </>
        )}
      </AsyncSection>
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

const Identity = ({ member, isOwn }: { member: TeamMember; isOwn: boolean }) => (
  <th scope="row" data-title>
    {nameOf(member)}
    {isOwn && ' (vous)'}
    <span className={styles.email}>{member.email}</span>
    <span className={styles.narrowRole}>{teamRoleNames[member.teamRole]}</span>
  </th>
);

const State = ({ state }: Pick<TeamMember, 'state'>) => {
  const { text, ...look } = memberStates[state];
  return (
    <Badge {...look} compact>
      {text}
    </Badge>
  );
};
