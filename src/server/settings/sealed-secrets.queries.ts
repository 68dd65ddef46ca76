import { settingsMessages } from '#contract/settings.fr.ts';
import { keyNameIn, type SecretKey, SecretKeyError } from '#server/config/secret-key.ts';
import type { Connection } from '#server/db/client.ts';

export type SecretCounts = {
  readonly clear: number;
  /** By the name of the key that sealed them. */
  readonly sealed: Readonly<Record<string, number>>;
};

/** The secrets of the database: those of « Réglages », and those of authenticator applications. */
export const countSecrets = async (db: Connection): Promise<SecretCounts> => {
  const rows = await db
    .selectFrom('settings_secrets')
    .select('sealed as text')
    .unionAll(db.selectFrom('totp_factors').select('secret as text'))
    .execute();
  let clear = 0;
  const sealed: Record<string, number> = {};
  for (const { text } of rows) {
    const name = keyNameIn(text);
    if (name === undefined) clear += 1;
    else sealed[name] = (sealed[name] ?? 0) + 1;
  }
  return { clear, sealed };
};

/** How many of them this server cannot open, for want of their key. */
export const countUnreadable = ({ sealed }: SecretCounts, key: SecretKey): number => {
  const known = key.names();
  return Object.entries(sealed).reduce((sum, [name, count]) => (known.includes(name) ? sum : sum + count), 0);
};

/**
 * Before something is sealed: creates the key where the site never had one. Where it did, another key would hide that the
 * first is missing, and two servers without a common folder would each have their own.
 */
export const ensureKey = async (db: Connection, key: SecretKey): Promise<void> => {
  if (key.names().length > 0) return;
  const unreadable = countUnreadable(await countSecrets(db), key);
  if (unreadable > 0) throw new SecretKeyError(settingsMessages.keyMissing(unreadable));
  key.create();
};
