import type { SettingsConflict } from '#contract/admin-settings.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { sectionOfSetting, settingFields, settingsMessages } from '#contract/settings.fr.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { SecretKeyError } from '#server/config/secret-key.ts';
import { variables } from '#server/config/variables.ts';
import { isSet } from '#server/config.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { isReadableOnTheWay } from '#server/net/addresses.ts';
import { invalidatePages } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { savePublisher } from '#server/publisher/publisher.queries.ts';
import {
  applySettings,
  type LiveSettings,
  purposeOf,
  type SettingsInForce,
} from '#server/settings/live-settings.ts';
import { ensureKey } from '#server/settings/sealed-secrets.queries.ts';
import {
  deleteSecret,
  findVersion,
  insertVersion,
  listChangesAfter,
  lockSettings,
  readStoredSettings,
  type StoredSettings,
  setSecret,
} from '#server/settings/settings.queries.ts';

export type SettingsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly publicUrl: () => string;
};

type Values = Readonly<Record<string, string>>;
export type Administrator = { readonly id: string; readonly requestId: string };
type Change = { readonly version: number; readonly values: Values };

/** Stores what was typed as a new version. False when nothing of it changes anything. */
export const changeSettings = async (
  deps: SettingsDeps,
  { version, values: typed }: Change,
  by: Administrator,
): Promise<boolean> => {
  for (const [name, value] of Object.entries(typed)) checkValue(deps, name, value.trim());
  return stored(deps, by, async (trx, before) => {
    await refuseStale(trx, before, { version, names: Object.keys(typed) });
    const values = { ...before.values };
    const secrets: Record<string, string> = {};
    for (const [name, given] of Object.entries(typed)) {
      const value = given.trim();
      if (settingFields.get(name)?.kind === 'secret') secrets[name] = value;
      else if (value === '') delete values[name];
      else values[name] = value;
    }
    return { values, secrets, restored: null };
  });
};

/** The values of an earlier version, as a new one. Secrets stay as they are. */
export const restoreSettings = (
  deps: SettingsDeps,
  { version, target }: { version: number; target: number },
  by: Administrator,
): Promise<boolean> =>
  stored(deps, by, async (trx, before) => {
    await refuseStale(trx, before, { version, names: [...settingFields.keys()] });
    const values = target === 0 ? {} : await findVersion(trx, target);
    if (!values) throw new AppError('settings.version-not-found', { target });
    return { values, secrets: {}, restored: target };
  });

const checkValue = ({ settings }: SettingsDeps, name: string, value: string): void => {
  const variable = variables[name as keyof typeof variables];
  if (!settingFields.has(name) || !variable) throw new AppError('settings.unknown', {}, { field: name });
  if (isSet(settings.env, name))
    throw new AppError('settings.fixed', { name }, { field: name, message: settingsMessages.fixed(name) });
  if (value !== '' && !variable.schema.safeParse(value).success)
    throw new AppError(
      'settings.refused',
      { name },
      { field: name, message: settingsMessages.refused(name, variable.expectation) },
    );
};

/** Also in an earlier version that is restored: it may be older than the rule. */
const refuseTooLow = (name: string, value: string | undefined): void => {
  const least = settingFields.get(name)?.least;
  if (value === undefined || least === undefined || Number(value) >= least) return;
  const message = settingsMessages.tooLow(name, least);
  throw new AppError('settings.refused', { name }, { field: name, message });
};

type Next = { values: Values; secrets: Values; restored: number | null };

const stored = async (
  deps: SettingsDeps,
  by: Administrator,
  next: (trx: Connection, before: StoredSettings) => Promise<Next>,
): Promise<boolean> => {
  const { db, clock, settings, publicUrl } = deps;
  const isChanged = await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const before = await readStoredSettings(trx);
    const { values, secrets, restored } = await next(trx, before);
    const changed = namesChanged(before, values, secrets);
    if (changed.length === 0) return false;
    for (const name of changed) refuseTooLow(name, values[name]);
    protectKey(settings, { before, values, secrets, restored }, changed);
    const at = clock.now();
    const version = before.version + 1;
    const sealed = await sealAll(trx, settings, secrets);
    const left = Object.entries(before.secrets).filter(([name]) => secrets[name] === undefined);
    const after = { version, values, secrets: { ...Object.fromEntries(left), ...sealed } };
    const inForce = applySettings(after, settings);
    refuseUnusable(inForce, changed, Object.keys(sealed));

    await insertVersion(trx, { version, values, changed, restored, by: by.id, at });
    for (const name of Object.keys(secrets)) await writeSecret(trx, { name, sealed: sealed[name], at });
    await savePublisher(trx, { ...inForce.config.publisher, publicUrl: publicUrl() }, at);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: by.id,
      action: restored === null ? 'settings.changed' : 'settings.restored',
      object: { kind: 'settings', id: String(version) },
      // The names only: a value may be a secret or name a person.
      detail: { title: String(version), names: changed, ...(restored !== null && { restored }) },
      requestId: by.requestId,
    });
    await invalidatePages(trx, [surrogateKeys.site]);
    return true;
  });
  if (isChanged) await settings.reload();
  return isChanged;
};

const KEY = 'AI_API_KEY';
const ADDRESS = 'AI_BASE_URL';

/**
 * A key is sent to the address that it was typed with, and to no other: whoever changes the address could read it there.
 * Nor is it sent in clear over a network. A variable that sets the address is the operator's, whom the doctor warns.
 */
const protectKey = (
  { env }: LiveSettings,
  { before, values, secrets, restored }: Next & { before: StoredSettings },
  changed: readonly string[],
): void => {
  const address = values[ADDRESS];
  if (address === undefined) return;
  const refuse = (field: string, text: (address: string, key: string) => string) => {
    throw new AppError('settings.refused', {}, { field, message: text(ADDRESS, KEY) });
  };
  const isKept = secrets[KEY] === undefined && before.secrets[KEY] !== undefined;
  if (isKept && originOf(address) !== originOf(before.values[ADDRESS]))
    refuse(KEY, restored === null ? settingsMessages.typeKeyAgain : settingsMessages.restoreWithoutKey);
  const isTouched = changed.includes(ADDRESS) || changed.includes(KEY);
  if (isTouched && !isSet(env, ADDRESS) && (isKept || secrets[KEY]) && isReadableOnTheWay(address))
    refuse(ADDRESS, settingsMessages.keyInClear);
};

const originOf = (address = ''): string | undefined => URL.parse(address)?.origin;

/** Without a sealed text, it is removed. */
const writeSecret = (
  trx: Connection,
  { name, sealed, at }: { name: string; sealed: string | undefined; at: Date },
): Promise<void> => (sealed === undefined ? deleteSecret(trx, name) : setSecret(trx, { name, sealed, at }));

const namesChanged = (before: StoredSettings, values: Values, secrets: Values): string[] =>
  [...settingFields.keys()].filter((name) => {
    const secret = secrets[name];
    if (secret !== undefined) return secret !== '' || before.secrets[name] !== undefined;
    return (before.values[name] ?? '') !== (values[name] ?? '');
  });

const sealAll = async (
  trx: Connection,
  { key }: LiveSettings,
  secrets: Values,
): Promise<Record<string, string>> => {
  const typed = Object.entries(secrets).filter(([, value]) => value !== '');
  if (typed.length === 0) return {};
  try {
    await ensureKey(trx, key);
    return Object.fromEntries(typed.map(([name, value]) => [name, key.seal(value, purposeOf(name))]));
  } catch (error) {
    if (error instanceof SecretKeyError)
      throw new AppError('settings.no-key', {}, { message: error.message });
    throw error;
  }
};

/** A section that was unusable before, and that this save does not touch, forbids nothing. */
const refuseUnusable = (
  { problems, unused }: SettingsInForce,
  changed: readonly string[],
  typedSecrets: readonly string[],
): void => {
  const touched = new Set(changed.map((name) => sectionOfSetting(name)?.id));
  const problem = problems.find(({ section }) => touched.has(section));
  const why = problem?.why ?? typedSecrets.map((name) => unused.get(name)).find(Boolean);
  if (why) throw new AppError('settings.refused', {}, { message: why });
};

/** Somebody saved, since the form was filled, what this save would overwrite: any setting of the same sections. */
const refuseStale = async (
  trx: Connection,
  before: StoredSettings,
  { version, names }: { version: number; names: readonly string[] },
): Promise<void> => {
  if (before.version <= version) return;
  const touched = new Set(names.map((name) => sectionOfSetting(name)?.id));
  const since = (await listChangesAfter(trx, version))
    .map(({ changed, ...change }) => ({
      ...change,
      changed: changed.filter((name) => touched.has(sectionOfSetting(name)?.id)),
    }))
    .filter(({ changed }) => changed.length > 0);
  const [last] = since;
  if (!last) return;
  const changed = [...settingFields.keys()].filter((name) =>
    since.some((change) => change.changed.includes(name)),
  );
  const editors = [...new Set(since.map(({ editor }) => editor ?? settingsMessages.someone))];
  const when = `le ${shortDate(last.created_at)} à ${shortTime(last.created_at)}`;
  const conflict: SettingsConflict = {
    version: before.version,
    names: changed,
    values: Object.fromEntries(
      changed
        .filter((name) => settingFields.get(name)?.kind !== 'secret')
        .map((name) => [name, before.values[name] ?? '']),
    ),
  };
  throw new AppError(
    'settings.stale',
    { version },
    { message: settingsMessages.stale(editors, changed, when), conflict },
  );
};
