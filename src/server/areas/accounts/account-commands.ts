import { z } from 'zod';
import { adminPasswordField, emailField, profileBody } from '#contract/auth.ts';
import { teamRoleNames } from '#contract/team.fr.ts';
import { teamRoles } from '#domain/account/team-roles.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  changeAccess,
  changeTeamRole,
  createMember,
  removeSecondFactor,
  replacePassword,
} from './manage-accounts.ts';

const account = z.object({ email: emailField });
const withRole = account.extend({ teamRole: z.enum(teamRoles).default('administrator') });
const withPassword = account.extend({ password: adminPasswordField });

/** What `npm run admin` asks, of the database itself or of the running site. */
export const accountCommand = z.discriminatedUnion('command', [
  withRole.extend({ command: z.literal('create'), password: adminPasswordField }).extend(profileBody.shape),
  withRole.extend({ command: z.literal('promote') }),
  account.extend({ command: z.literal('demote') }),
  withPassword.extend({ command: z.literal('reset') }),
  account.extend({ command: z.literal('disable') }),
  account.extend({ command: z.literal('enable') }),
  account.extend({ command: z.literal('remove-second-factor') }),
]);

export type AccountCommand = z.output<typeof accountCommand>;

type Deps = { db: Database; clock: Clock };

/** Carries it out and says so in a sentence; an AppError says why not. */
export const runAccountCommand = async (deps: Deps, given: AccountCommand): Promise<string> => {
  const { email } = given;
  switch (given.command) {
    case 'create': {
      const { password, firstName, lastName, teamRole } = given;
      await createMember(deps, { email, password, firstName, lastName, teamRole });
      return `Compte créé, avec le rôle « ${teamRoleNames[teamRole]} » : ${email}.`;
    }
    case 'promote':
      await changeTeamRole(deps, { email }, given.teamRole);
      return `Rôle « ${teamRoleNames[given.teamRole]} » donné, avec le mot de passe du compte (reset en demande un de 12 caractères) : ${email}.`;
    case 'demote':
      await changeTeamRole(deps, { email }, null);
      return `Retiré de l'équipe : ${email}.`;
    case 'reset':
      await replacePassword(deps, email, given.password);
      return `Mot de passe remplacé : ${email}.`;
    case 'disable':
      await changeAccess(deps, { email }, 'disable');
      return `Compte désactivé : ${email}.`;
    case 'enable':
      await changeAccess(deps, { email }, 'enable');
      return `Compte réactivé : ${email}.`;
    case 'remove-second-factor':
      await removeSecondFactor(deps, { email });
      return `Second facteur retiré : ${email}.`;
  }
};
