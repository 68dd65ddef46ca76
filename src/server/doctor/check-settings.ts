import { lookup } from 'node:dns/promises';
import { settingFields, settingsMessages } from '#contract/settings.fr.ts';
import type { SecretKey } from '#server/config/secret-key.ts';
import { variables } from '#server/config/variables.ts';
import { type Config, type Environment, isSet } from '#server/config.ts';
import { isLoopback } from '#server/net/addresses.ts';
import type { SettingsInForce } from '#server/settings/live-settings.ts';
import { countUnreadable, type SecretCounts } from '#server/settings/sealed-secrets.queries.ts';
import { type Finding, inOrder, toDo } from './finding.ts';

const SETTINGS = 'Configuration';
const PAYMENT = 'Paiement';
const ADDRESS = 'Adresse publique';
const STORED = 'Réglages';
const SECRETS = 'Secrets';

/** Read by Node or by a library rather than by config.ts. */
const OF_OTHERS = /^(OTEL_|NODE_|PG|TZ$)/;

/** `written` are the names in the .env file. */
export const checkSettings = (config: Config, written: readonly string[]): Finding => {
  const unknown = written.filter((name) => !(name in variables) && !OF_OTHERS.test(name));
  if (unknown.length > 0)
    return toDo(
      SETTINGS,
      `.env nomme ce qui n'est pas un réglage : ${unknown.join(', ')} (voir .env.example).`,
    );
  const lacks = config.production ? productionLacks(config) : [];
  return lacks.length > 0
    ? toDo(SETTINGS, lacks.join(' '))
    : inOrder(
        SETTINGS,
        config.production ? 'complète.' : 'lisible, pour un site local (NODE_ENV ne vaut pas production).',
      );
};

const productionLacks = ({ publicUrl, trustProxy, databaseUrl, smtpUrl, publisher }: Config): string[] => [
  ...(databaseUrl === undefined
    ? ['DATABASE_URL manque : la base intégrée ne promet rien en cas de coupure de courant.']
    : []),
  ...(smtpUrl === undefined ? ['SMTP_URL manque : aucun e-mail ne part.'] : []),
  ...(publicUrl?.startsWith('https:') && trustProxy.length === 0
    ? [
        'TRUST_PROXY manque : derrière un proxy, tous les visiteurs auraient la même adresse et les mêmes limites.',
      ]
    : []),
  ...(publisher.demonstration
    ? [
        'Le vendeur manque (« Vendeur » dans Réglages, ou les variables SELLER_) : les factures ne valent rien.',
      ]
    : []),
];

/** The settings of the back-office, by name: what is stored, what a variable fixes instead, what cannot be used. */
export const checkStoredSettings = (inForce: SettingsInForce, env: Environment): Finding => {
  const { stored, problems } = inForce;
  if (problems.length > 0) return toDo(STORED, problems.map(({ text }) => text).join(' '));
  const known = [...settingFields.keys()];
  const names = known.filter(
    (name) => !isSet(env, name) && (name in stored.values || name in stored.secrets),
  );
  const fixed = known.filter((name) => isSet(env, name));
  const said = (listed: readonly string[]): string => (listed.length > 0 ? listed.join(', ') : 'aucun');
  return inOrder(
    STORED,
    `enregistrés dans le back-office : ${said(names)} ; fixés par des variables : ${said(fixed)}.`,
  );
};

/** Whether this server can open the stored secrets, and which are in clear. */
export const checkSecrets = (counts: SecretCounts, key: SecretKey, { encryptsTotp }: Config): Finding => {
  const unreadable = countUnreadable(counts, key);
  const { clear } = counts;
  if (unreadable > 0) return toDo(SECRETS, settingsMessages.keyUnknown(unreadable));
  if (clear > 0)
    return toDo(
      SECRETS,
      `Secrets d'applications de codes en clair dans la base : ${clear}. ${
        encryptsTotp
          ? 'Le prochain démarrage les chiffre.'
          : 'Quand la version précédente ne doit plus revenir, réglez ENCRYPT_TOTP_SECRETS=oui et redémarrez.'
      }`,
    );
  return inOrder(SECRETS, 'chiffrés avec une clé que ce serveur a, ou aucun.');
};

/** The form of the keys; checkStripeKey asks Stripe. */
export const checkPayments = ({ payments, production }: Pick<Config, 'payments' | 'production'>): Finding => {
  if (payments.provider === 'none')
    return toDo(PAYMENT, 'Personne ne peut payer : réglez STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET.');
  if (payments.provider === 'sandbox')
    return production
      ? toDo(
          PAYMENT,
          'La page de test encaisse sans argent : réglez les clés de Stripe, retirez PAYMENT_PROVIDER.',
        )
      : inOrder(PAYMENT, 'page de test intégrée, sans argent.');
  if (production && /^[sr]k_test_/.test(payments.secretKey))
    return toDo(PAYMENT, 'STRIPE_SECRET_KEY est une clé de test : aucun argent ne serait reçu.');
  if (production && payments.apiBase !== undefined)
    return toDo(PAYMENT, "STRIPE_API_BASE détourne les paiements vers un serveur d'essai : retirez-le.");
  if (payments.webhookSecrets.some((secret) => !secret.startsWith('whsec_')))
    return toDo(
      PAYMENT,
      "STRIPE_WEBHOOK_SECRET n'a pas la forme d'un secret de webhook (whsec_…) : aucun paiement ne serait confirmé.",
    );
  return inOrder(PAYMENT, 'clés de Stripe de la bonne forme.');
};

export const checkAddress = async ({ publicUrl, production, port }: Config): Promise<Finding> => {
  if (publicUrl === undefined)
    return production
      ? toDo(ADDRESS, 'PUBLIC_URL manque : les liens des e-mails mèneraient à localhost.')
      : inOrder(ADDRESS, `aucune, site local (http://localhost:${port}).`);
  const { hostname, protocol } = new URL(publicUrl);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = await lookup(name, { all: true }).catch(() => []);
  if (found.length === 0)
    return toDo(
      ADDRESS,
      `Le nom ${name} de PUBLIC_URL est inconnu du DNS : déclarez-le (A, AAAA), ou corrigez PUBLIC_URL.`,
    );
  if (production && protocol === 'http:')
    return toDo(ADDRESS, 'PUBLIC_URL est en http : servez le site en https (deploy/Caddyfile).');
  if (production && found.every(({ address }) => isLoopback(address)))
    return toDo(
      ADDRESS,
      `${name} mène à cette machine seule (${found[0]?.address}) : les lecteurs ne l'ouvriraient pas.`,
    );
  return inOrder(ADDRESS, `${name} mène à ${found.map(({ address }) => address).join(', ')}.`);
};
