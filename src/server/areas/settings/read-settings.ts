import { EARLIER_FILE_CALL, HABILITATION_FILE_CALL, type SettingsState } from '#contract/admin-settings.ts';
import { paths } from '#contract/paths.ts';
import { settingFields } from '#contract/settings.fr.ts';
import { type Environment, isSet } from '#server/config.ts';
import {
  isDemonstration,
  listVersions,
  MOST_VERSIONS,
  type StoredSettings,
} from '#server/settings/settings.queries.ts';
import type { SettingsDeps } from './change-settings.ts';
import { listEarlierFiles, listHabilitationFiles } from './habilitation-files.queries.ts';
import { missingSettings } from './missing-settings.ts';

/** Everything that « Réglages » shows. */
export const readSettings = async ({ db, clock, settings }: SettingsDeps): Promise<SettingsState> => {
  const { config, stored, problems } = await settings.reload();
  const versions = await listVersions(db);
  return {
    version: stored.version,
    values: Object.fromEntries(
      [...settingFields.keys()].map((name) => [name, stateOf(name, settings.env, stored)]),
    ),
    missing: missingSettings(config, clock.now()),
    problems: problems.map(({ text }) => text),
    files: (await listHabilitationFiles(db)).map((file) => ({
      ...file,
      url: `${paths.api}${HABILITATION_FILE_CALL.replace(':department', file.department).replace(':year', String(file.year))}`,
    })),
    earlierFiles: (await listEarlierFiles(db)).map(({ id, added_at, until, ...file }) => ({
      ...file,
      url: `${paths.api}${EARLIER_FILE_CALL.replace(':id', id)}`,
      from: added_at.toISOString(),
      until: until.toISOString(),
    })),
    versions: versions.slice(0, MOST_VERSIONS).map((row, index) => ({
      version: row.version,
      at: row.created_at.toISOString(),
      by: row.editor,
      restored: row.restored,
      changes: row.changed.map((name) => changeOf(name, versions[index + 1]?.values, row.values)),
    })),
  };
};

const isSecret = (name: string): boolean => settingFields.get(name)?.kind === 'secret';

/** The value of a secret is never told. */
const stateOf = (name: string, env: Environment, stored: StoredSettings): SettingsState['values'][string] => {
  if (isSet(env, name)) return { source: 'environment', value: isSecret(name) ? null : (env[name] ?? null) };
  if (isSecret(name)) return { source: name in stored.secrets ? 'stored' : 'none', value: null };
  const value = stored.values[name] ?? null;
  return { source: value === null ? 'none' : 'stored', value };
};

type Values = Readonly<Record<string, string>>;

const changeOf = (name: string, before: Values = {}, after: Values) => ({
  name,
  before: isSecret(name) ? null : (before[name] ?? ''),
  after: isSecret(name) ? null : (after[name] ?? ''),
});

/** For the dashboard: nothing on a local site that shows its demonstration content. */
export const readMissing = async ({ db, clock, settings }: SettingsDeps) => {
  const { config, problems } = await settings.read();
  const isReal = config.production || !(await isDemonstration(db));
  return {
    missing: isReal ? missingSettings(config, clock.now()) : [],
    problems: problems.map(({ text }) => text),
  };
};
