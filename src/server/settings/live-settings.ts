import {
  labelOfSetting,
  sectionOfSetting,
  settingFields,
  settingSections,
  settingsMessages,
} from '#contract/settings.fr.ts';
import { type SecretKey, SecretKeyError, sealedAgain } from '#server/config/secret-key.ts';
import { type Config, type Environment, isSet, parseConfig } from '#server/config.ts';
import type { Connection } from '#server/db/client.ts';
import type { Listen } from '#server/db/listen.ts';
import { ConfigError } from '#server/errors.ts';
import { INVALIDATION_CHANNEL, readInvalidation } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import {
  isDemonstration,
  readStoredSettings,
  replaceSecret,
  type StoredSettings,
} from './settings.queries.ts';

/** The settings in force: those of the environment, and below them those that the team stored. */
export type SettingsInForce = {
  readonly config: Config;
  readonly stored: StoredSettings;
  /** Stored settings that cannot be used; the site runs without them. */
  readonly problems: readonly SettingsProblem[];
  /** Secrets that nothing uses, by name, and why. */
  readonly unused: ReadonlyMap<string, string>;
};

export type SettingsProblem = {
  /** The id of the section. */
  readonly section: string;
  readonly why: string;
  /** The whole sentence. */
  readonly text: string;
};

/** With what else every page shows of the site. */
type LiveSettingsInForce = SettingsInForce & { readonly demonstration: boolean };

export const NOTHING_STORED: StoredSettings = { version: 0, values: {}, secrets: {} };

/** The purpose under which the secret of a setting is sealed. */
export const purposeOf = (name: string): string => `setting:${name}`;

/** Encrypts stored secrets with the key in use where a former one did. */
export const sealSettings = async (db: Connection, key: SecretKey, at: Date): Promise<void> => {
  for (const [name, from] of Object.entries((await readStoredSettings(db)).secrets)) {
    const to = sealedAgain(key, from, purposeOf(name));
    if (to !== undefined) await replaceSecret(db, { name, from, to, at });
  }
};

type Sources = { readonly env: Environment; readonly key: SecretKey };

const openSecrets = (secrets: StoredSettings['secrets'], { env, key }: Sources) => {
  const opened: Record<string, string> = {};
  const problems: SettingsProblem[] = [];
  for (const [name, sealed] of Object.entries(secrets)) {
    if (isSet(env, name)) continue;
    try {
      opened[name] = key.open(sealed, purposeOf(name));
    } catch (error) {
      if (!(error instanceof SecretKeyError)) throw error;
      const text = settingsMessages.unreadable(name);
      problems.push({ section: sectionOfSetting(name)?.id ?? '', why: text, text });
    }
  }
  return { opened, problems };
};

/**
 * The environment's variables with stored settings under them. A section that cannot be used (a variable of the
 * environment now contradicts it, a later version refuses its value) is left out: the site still starts. So is a secret
 * whose section has nothing left that uses it.
 */
export const applySettings = (stored: StoredSettings, sources: Sources): SettingsInForce => {
  const { env } = sources;
  const { opened, problems } = openSecrets(stored.secrets, sources);
  const given: Environment = { ...stored.values, ...opened };
  const unused = new Map<string, string>();
  let applied: Environment = env;
  let config = parseConfig(env);
  /** Adds these settings; the reason when they cannot be used. */
  const add = (names: readonly string[]): string | undefined => {
    const set = names.filter((name) => isSet(given, name) && !isSet(env, name));
    if (set.length === 0) return undefined;
    const tried = { ...applied, ...Object.fromEntries(set.map((name) => [name, given[name]])) };
    try {
      config = parseConfig(tried);
      applied = tried;
      return undefined;
    } catch (error) {
      if (error instanceof ConfigError) return inLabels(error.message);
      throw error;
    }
  };
  for (const { id, title, fields } of settingSections) {
    const why = add(fields.filter(({ kind }) => kind !== 'secret').map(({ name }) => name));
    if (why) problems.push({ section: id, why, text: settingsMessages.unusable(title, why) });
    for (const { name } of fields.filter(({ kind }) => kind === 'secret')) {
      const reason = add([name]);
      if (reason) unused.set(name, reason);
    }
  }
  return { config, stored, problems, unused };
};

/** The message of a wrong setting with the labels of the screen in the place of the names of variables. */
const inLabels = (message: string): string =>
  message
    .replace(/^Configuration : /, '')
    .replace(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g, (name) =>
      settingFields.has(name) ? `« ${labelOfSetting(name)} »` : name,
    );

export type LiveSettings = ReturnType<typeof createLiveSettings>;

type Deps = Sources & { readonly db: Connection };

/**
 * The settings in force, in memory until one changes: every server of the site learns of it by the same notification
 * that drops the pages which show it.
 */
export const createLiveSettings = ({ db, ...sources }: Deps) => {
  let latest = applySettings(NOTHING_STORED, sources);
  let known: Promise<LiveSettingsInForce> | undefined;

  const read = (): Promise<LiveSettingsInForce> => {
    if (known) return known;
    const stored = Promise.all([readStoredSettings(db), isDemonstration(db)]);
    const reading = stored.then(([settings, demonstration]) => {
      const inForce = { ...applySettings(settings, sources), demonstration };
      // A change that came meanwhile is read by the next one.
      if (known === reading) latest = inForce;
      return inForce;
    });
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  };

  const reload = (): Promise<LiveSettingsInForce> => {
    known = undefined;
    return read();
  };

  return {
    ...sources,
    /** What is stored now: for what is shown, sent or cached. */
    read,
    /** The last that this process read, for what cannot wait: rate limits. */
    latest: (): SettingsInForce => latest,
    reload,
    /** Follows the changes of every server; returns the stop function. */
    follow: async (listen: Listen): Promise<() => Promise<void>> => {
      const changed = () =>
        // The database is down: the next use reads them.
        void reload().catch(() => {});
      const stop = await listen({
        channel: INVALIDATION_CHANNEL,
        onMessage: (message) => {
          if (readInvalidation(message).keys.includes(surrogateKeys.site)) changed();
        },
        onGap: changed,
      });
      // What changed between the last read and the subscription was told to nobody here.
      await reload().catch(() => {});
      return stop;
    },
  };
};
