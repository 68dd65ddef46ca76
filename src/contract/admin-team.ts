import { z } from 'zod';
import { teamRoles } from '#domain/account/team-roles.ts';
import { emailField, profileBody } from './auth.ts';
import { messages } from './messages.fr.ts';
import { teamMessages as text } from './team.fr.ts';

const { invalid } = messages.request;

export const memberParams = z.object({ id: z.guid({ error: text.account }).toLowerCase() });
export const sessionParams = z.object({ id: z.guid({ error: text.session }).toLowerCase() });

const teamRoleField = z.enum(teamRoles, { error: text.teamRole });

export const inviteBody = profileBody.extend({ email: emailField, teamRole: teamRoleField });
export const teamRoleBody = z.object({ teamRole: teamRoleField }, { error: invalid });
export const accessBody = z.object(
  { access: z.enum(['enable', 'disable'], { error: text.access }) },
  { error: invalid },
);
export const handOverBody = z.object(
  { to: z.guid({ error: text.account }).toLowerCase() },
  { error: invalid },
);

/** `invited`: has not chosen a password yet; `expired`: nor can they any more with the link they got. */
export const memberStates = ['active', 'invited', 'expired', 'disabled'] as const;

export const teamMember = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  teamRole: z.enum(teamRoles),
  state: z.enum(memberStates),
  secondFactor: z.boolean(),
  lastVisitAt: z.string().nullable(),
  /** Open sessions. */
  sessions: z.number(),
  /** Own drafts, and articles that wait for their review. */
  drafts: z.number(),
  reviews: z.number(),
  /** Announcements of the review queue that they take care of. */
  announcements: z.number(),
  /** Open messages that are assigned to them. */
  messages: z.number(),
});

export type TeamMember = z.infer<typeof teamMember>;

/** The team, by name. */
export const teamAnswer = z.object({ members: z.array(teamMember) });

/** The member as they are now, with the sentence to show. */
export const memberWritten = z.object({
  success: z.literal(true),
  message: z.string(),
  member: teamMember,
});

export const ownSession = z.object({
  id: z.string(),
  /** Null when the browser sends none. */
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session of this very call. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

export const ownSessionsAnswer = z.object({ sessions: z.array(ownSession) });
