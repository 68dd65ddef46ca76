import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { TeamMember } from '#contract/admin-team.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { secondFactorMessages } from '#contract/second-factor.fr.ts';
import { memberStateNames, teamMessages, teamRoleNames } from '#contract/team.fr.ts';
import { findMembers, teamExportBody } from '#contract/team-list.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { inOrder, theseIds } from '#server/db/list-page.queries.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { changeAccess, changeTeamRole, removeSecondFactor } from './manage-accounts.ts';
import {
  closeSessions,
  handOver,
  INVITATION_DAYS,
  inviteAgain,
  inviteMember,
  readMember,
  readTeam,
  type TeamWork,
} from './team.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; publicUrl: () => string; work: TeamWork };

const columns: readonly { name: string; of: (member: TeamMember) => string }[] = [
  { name: 'Nom', of: ({ lastName }) => lastName },
  { name: 'Prénom', of: ({ firstName }) => firstName },
  { name: 'E-mail', of: ({ email }) => email },
  { name: 'Rôle', of: ({ teamRole }) => teamRoleNames[teamRole] },
  {
    name: 'Dernière visite',
    of: ({ lastVisitAt }) => (lastVisitAt ? shortDateTime(new Date(lastVisitAt)) : ''),
  },
  { name: 'Second facteur', of: ({ secondFactor }) => (secondFactor ? 'Oui' : 'Non') },
  { name: 'État', of: ({ state }) => memberStateNames[state] },
  { name: 'Sessions ouvertes', of: ({ sessions }) => String(sessions) },
];

/** « Utilisateurs »; registered in `adminOnly`. */
export const teamRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const managerOf = async (request: FastifyRequest) => ({
      actor: 'admin' as const,
      actorId: (await adminOf(request)).id,
      requestId: request.id,
    });
    /** An administrator who closes the own account by mistake could not undo it. */
    const managerOfOther = async (request: FastifyRequest, id: string) => {
      const manager = await managerOf(request);
      if (manager.actorId === id) throw new AppError('team.yourself', { id });
      return manager;
    };
    const limitInvitations = (actorId: string) =>
      deps.limits.spend({ class: 'team-invitation', key: actorId });
    const written = async (id: string, message: (name: string) => string) => {
      const member = await readMember(deps, id);
      return { success: true as const, message: message(`${member.firstName} ${member.lastName}`), member };
    };

    mount(app, 'GET /admin/users', async () => ({ members: await readTeam(deps) }));

    mountListExport(app, { ...deps, recordAudit }, 'team', {
      body: teamExportBody,
      columns,
      idsOf: async (asked) => theseIds(findMembers(await readTeam(deps), asked).map(({ id }) => id)),
      listItems: async (ids) => inOrder(ids, await readTeam(deps)),
    });

    mount(app, 'POST /admin/users', async ({ body }, { request }) => {
      const manager = await managerOf(request);
      await limitInvitations(manager.actorId);
      const id = await inviteMember(deps, body, manager);
      return written(id, () => teamMessages.invited(body.email, INVITATION_DAYS));
    });

    mount(app, 'POST /admin/users/:id/invitation', async ({ params: { id } }, { request }) => {
      const manager = await managerOf(request);
      await limitInvitations(manager.actorId);
      await inviteAgain(deps, id, manager);
      const { email } = await readMember(deps, id);
      return written(id, () => teamMessages.invited(email, INVITATION_DAYS));
    });

    mount(app, 'PUT /admin/users/:id/role', async ({ params: { id }, body: { teamRole } }, { request }) => {
      const manager = await managerOfOther(request, id);
      await readMember(deps, id);
      await changeTeamRole(deps, { id }, teamRole, manager);
      return written(id, (name) => teamMessages.roleChanged(name, teamRoleNames[teamRole]));
    });

    mount(app, 'PUT /admin/users/:id/access', async ({ params: { id }, body: { access } }, { request }) => {
      const manager = await managerOfOther(request, id);
      await readMember(deps, id);
      await changeAccess(deps, { id }, access, manager);
      return written(id, access === 'disable' ? teamMessages.accountDisabled : teamMessages.accountEnabled);
    });

    mount(app, 'DELETE /admin/users/:id/sessions', async ({ params: { id } }, { request }) => {
      await closeSessions(deps, id, await managerOfOther(request, id));
      return written(id, teamMessages.sessionsClosed);
    });

    mount(app, 'DELETE /admin/users/:id/second-factor', async ({ params: { id } }, { request }) => {
      await readMember(deps, id);
      await removeSecondFactor(deps, { id }, await managerOfOther(request, id));
      return written(id, secondFactorMessages.removedFor);
    });

    mount(app, 'POST /admin/users/:id/hand-over', async ({ params: { id }, body: { to } }, { request }) => {
      const count = await handOver(deps, { id, to }, await managerOf(request));
      const receiver = await readMember(deps, to);
      const name = `${receiver.firstName} ${receiver.lastName}`;
      return written(id, () => teamMessages.handedOver(count, name));
    });
  };
