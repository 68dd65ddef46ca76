import { settingsMessages } from '#contract/settings.fr.ts';
import { sealTotpSecrets } from './areas/accounts/public.ts';
import { type SecretKey, SecretKeyError } from './config/secret-key.ts';
import type { Connection } from './db/client.ts';
import { sealSettings } from './settings/live-settings.ts';
import { countSecrets, countUnreadable } from './settings/sealed-secrets.queries.ts';

type Given = { readonly key: SecretKey; readonly encryptsTotp: boolean; readonly at: Date };

/**
 * Encrypts the stored secrets with the key in use; returns what the operator must know. Without a usable key the site
 * starts all the same: the next start tries again.
 */
export const sealSecrets = async (
  db: Connection,
  { key, encryptsTotp, at }: Given,
): Promise<readonly string[]> => {
  try {
    await sealSettings(db, key, at);
    await sealTotpSecrets(db, key, { encryptsClear: encryptsTotp });
    const unreadable = countUnreadable(await countSecrets(db), key);
    return unreadable > 0 ? [settingsMessages.keyUnknown(unreadable)] : [];
  } catch (error) {
    if (error instanceof SecretKeyError) return [error.message];
    throw error;
  }
};
