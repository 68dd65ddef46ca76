import {
  accessBody,
  handOverBody,
  inviteBody,
  memberParams,
  memberWritten,
  ownSessionsAnswer,
  sessionParams,
  teamAnswer,
  teamRoleBody,
} from '../admin-team.ts';
import { adminSessionAnswer, changePasswordBody, doneAnswer, profileAnswer, profileBody } from '../auth.ts';
import {
  confirmedBody,
  passkeyBody,
  passkeyOptionsAnswer,
  passkeyParams,
  secondFactorAnswer,
  secondFactorWritten,
  totpBegunAnswer,
  totpConfirmBody,
} from '../second-factor.ts';
import type { AdminEndpoints } from './endpoint.ts';

/** The people of the team, and oneself. */
export const adminTeamEndpoints = {
  'GET /admin/session': { permission: 'team', answer: adminSessionAnswer },
  'PUT /admin/profile': { permission: 'team', body: profileBody, answer: profileAnswer },
  'PUT /admin/profile/password': { permission: 'team', body: changePasswordBody, answer: doneAnswer },
  'GET /admin/profile/sessions': { permission: 'team', answer: ownSessionsAnswer },
  'DELETE /admin/profile/sessions/:id': { permission: 'team', params: sessionParams, answer: doneAnswer },
  'GET /admin/profile/second-factor': { permission: 'team', answer: secondFactorAnswer },
  'POST /admin/profile/second-factor/totp': {
    permission: 'team',
    body: confirmedBody,
    answer: totpBegunAnswer,
  },
  'PUT /admin/profile/second-factor/totp': {
    permission: 'team',
    body: totpConfirmBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/profile/second-factor/totp': {
    permission: 'team',
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'POST /admin/profile/second-factor/passkeys/options': {
    permission: 'team',
    body: confirmedBody,
    answer: passkeyOptionsAnswer,
  },
  'POST /admin/profile/second-factor/passkeys': {
    permission: 'team',
    body: passkeyBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/profile/second-factor/passkeys/:id': {
    permission: 'team',
    params: passkeyParams,
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'POST /admin/profile/second-factor/recovery-codes': {
    permission: 'team',
    body: confirmedBody,
    answer: secondFactorWritten,
  },
  'DELETE /admin/users/:id/second-factor': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'GET /admin/users': { permission: 'team.read', answer: teamAnswer },
  'POST /admin/users': { permission: 'team.manage', body: inviteBody, answer: memberWritten },
  'PUT /admin/users/:id/role': {
    permission: 'team.manage',
    params: memberParams,
    body: teamRoleBody,
    answer: memberWritten,
  },
  'PUT /admin/users/:id/access': {
    permission: 'team.manage',
    params: memberParams,
    body: accessBody,
    answer: memberWritten,
  },
  'POST /admin/users/:id/invitation': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'DELETE /admin/users/:id/sessions': {
    permission: 'team.manage',
    params: memberParams,
    answer: memberWritten,
  },
  'POST /admin/users/:id/hand-over': {
    permission: 'team.manage',
    params: memberParams,
    body: handOverBody,
    answer: memberWritten,
  },
} as const satisfies AdminEndpoints;
