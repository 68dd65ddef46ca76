import { auditAnswer, auditQuery } from '../admin-audit.ts';
import {
  privacyBody,
  privacyErasedAnswer,
  privacyExportAnswer,
  privacyFoundAnswer,
} from '../admin-privacy.ts';
import {
  HABILITATION_FILE_CALL,
  habilitationFileBody,
  habilitationFileParams,
  missingSettingsAnswer,
  settingsAnswer,
  settingsBody,
  settingsVersionBody,
  settingsVersionParams,
  settingsWritten,
} from '../admin-settings.ts';
import { systemAnswer } from '../admin-system.ts';
import type { AdminEndpoints } from './endpoint.ts';

/** The site itself: settings, journal, personal data, state of the system. */
export const adminSiteEndpoints = {
  'GET /admin/settings': { permission: 'settings.read', answer: settingsAnswer },
  'GET /admin/settings/missing': { permission: 'settings.read', answer: missingSettingsAnswer },
  'PUT /admin/settings': { permission: 'settings.manage', body: settingsBody, answer: settingsWritten },
  'POST /admin/settings/versions/:version/restore': {
    permission: 'settings.manage',
    params: settingsVersionParams,
    body: settingsVersionBody,
    answer: settingsWritten,
  },
  [`PUT ${HABILITATION_FILE_CALL}`]: {
    permission: 'settings.manage',
    params: habilitationFileParams,
    body: habilitationFileBody,
    answer: settingsWritten,
  },
  [`DELETE ${HABILITATION_FILE_CALL}`]: {
    permission: 'settings.manage',
    params: habilitationFileParams,
    answer: settingsWritten,
  },
  'POST /admin/privacy/find': { permission: 'privacy.read', body: privacyBody, answer: privacyFoundAnswer },
  'POST /admin/privacy/export': {
    permission: 'privacy.manage',
    body: privacyBody,
    answer: privacyExportAnswer,
  },
  'POST /admin/privacy/erase': {
    permission: 'privacy.manage',
    body: privacyBody,
    answer: privacyErasedAnswer,
  },
  'GET /admin/system': { permission: 'system.read', answer: systemAnswer },
  'GET /admin/audit': { permission: 'journal.read', query: auditQuery, answer: auditAnswer },
} as const satisfies AdminEndpoints;
