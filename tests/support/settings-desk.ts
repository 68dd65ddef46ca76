import type { FastifyInstance } from 'fastify';
import type { SettingsState } from '#contract/admin-settings.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Database } from '#server/db/client.ts';
import { type aClock, givenAccount, givenSession } from './accounts.ts';

/** A whole seller. */
export const SELLER = {
  SELLER_NAME: 'Les Éditions du Greffe',
  SELLER_FORM: 'SAS',
  SELLER_CAPITAL: '10 000 €',
  SELLER_ADDRESS: '3 rue du Palais, 69001 Lyon',
  SELLER_SIREN: '732829320',
  SELLER_RCS: 'Lyon',
};

type Site = { app: FastifyInstance; db: Database; clock: ReturnType<typeof aClock> };

/** A member of the team who reads and saves in « Réglages ». */
export const settingsMember = async (
  site: Site,
  { firstName = 'Ada', teamRole = 'administrator' }: { firstName?: string; teamRole?: TeamRole } = {},
) => {
  const account = await givenAccount(site.db, { role: 'admin', teamRole, firstName });
  const { cookie: headers } = await givenSession(site, account);
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url: `/api/admin/settings${url}`, headers, ...(payload && { payload }) });
  const call = async (...given: Parameters<typeof send>) => {
    const answer = await send(...given);
    return { status: answer.statusCode, text: answer.body, body: answer.json() };
  };
  const read = async (): Promise<SettingsState> => (await call('GET', '')).body.settings;
  const save = (version: number, values: Record<string, string>) => call('PUT', '', { version, values });
  return {
    send,
    call,
    read,
    save,
    /** Over whatever was saved before. */
    change: async (values: Record<string, string>) => save((await read()).version, values),
  };
};
