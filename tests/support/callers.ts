import { decodeJwt } from 'jose';
import type { Role } from '#domain/account/roles.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Database } from '#server/db/client.ts';
import { type aClock, FROM_THE_SITE, givenSession } from './accounts.ts';

type Context = { db: Database; clock: ReturnType<typeof aClock> };
type Account = { id: string; role: Role; teamRole: TeamRole | null };
export type Caller = {
  readonly name: string;
  readonly is: 'nobody' | 'reader' | 'admin';
  /** Of an admin. */
  readonly teamRole?: TeamRole | null;
  headers: Headers;
};
type Headers = Record<string, string>;

const DAY = 24 * 60 * 60_000;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** Each role of the team, with its own session. */
export const givenTeam = (context: Context, team: readonly Account[]): Promise<Caller[]> =>
  Promise.all(
    team.map(async (member) => ({
      name: member.teamRole ?? '',
      is: 'admin' as const,
      teamRole: member.teamRole,
      headers: (await givenSession(context, member)).cookie,
    })),
  );

/** Every kind of caller, each with its own session: some calls end it. */
export const givenCallers = async (
  context: Context,
  { reader, admin }: { reader: Account; admin: Account },
): Promise<Caller[]> => {
  const { db, clock } = context;
  const open = (account: Account) => givenSession(context, account);
  const [asReader, tokenOfReader] = [await open(reader), await open(reader)];
  const [asAdmin, tokenOfAdmin, mixed] = [await open(admin), await open(admin), await open(admin)];

  const expired = await open(admin);
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() - 1) })
    .where('id', '=', expired.id)
    .execute();
  const loggedOut = await open(admin);
  await db.deleteFrom('sessions').where('id', '=', loggedOut.id).execute();

  const target = await open(admin);
  const staleToken = await target.tokens.sign({
    ...target.claims,
    until: new Date(clock.now().getTime() - DAY),
  });
  const forger = await open(reader);
  const [head = '', , signature = ''] = forger.token.split('.');
  const promoted = encode({ ...decodeJwt(forger.token), role: 'admin' });
  const stolen = encode(decodeJwt(target.token));

  return [
    { name: 'anonymous', is: 'nobody', headers: {} },
    { name: 'reader, by cookie', is: 'reader', headers: asReader.cookie },
    { name: 'reader, by token', is: 'reader', headers: tokenOfReader.bearer },
    { name: 'administrator, by cookie', is: 'admin', teamRole: admin.teamRole, headers: asAdmin.cookie },
    { name: 'administrator, by token', is: 'admin', teamRole: admin.teamRole, headers: tokenOfAdmin.bearer },
    {
      name: 'administrator, with a bad token',
      is: 'admin',
      teamRole: admin.teamRole,
      headers: { ...mixed.cookie, ...bearer('x.y.z') },
    },
    { name: 'expired session', is: 'nobody', headers: { ...expired.cookie, ...expired.bearer } },
    { name: 'expired token', is: 'nobody', headers: bearer(staleToken) },
    { name: 'logged out', is: 'nobody', headers: { ...loggedOut.cookie, ...loggedOut.bearer } },
    { name: 'forged role', is: 'nobody', headers: bearer([head, promoted, signature].join('.')) },
    {
      name: 'forged role, properly signed',
      is: 'nobody',
      headers: bearer(await forger.tokens.sign({ ...forger.claims, role: 'admin', until: forger.until })),
    },
    { name: 'alg none', is: 'nobody', headers: bearer(`${encode({ alg: 'none' })}.${stolen}.`) },
    {
      name: 'a cookie made up',
      is: 'nobody',
      headers: { ...FROM_THE_SITE, cookie: '__Host-session=made-up' },
    },
  ];
};
