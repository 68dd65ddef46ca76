import type { FirstAdmin } from './areas/accounts/ensure-first-admin.ts';
import type { Config } from './config.ts';

type Start = {
  address: string;
  dataDir: string;
  engine: 'embedded' | 'server';
  admin: FirstAdmin;
  /** Where mails are written when no server sends them. */
  mails: string | undefined;
  payments: 'stripe' | 'sandbox' | 'none';
};

const paymentLines = {
  stripe: 'Paiements : Stripe',
  sandbox: 'Paiements : page de test intégrée (aucun argent ; STRIPE_SECRET_KEY pour de vrais paiements)',
  none: 'Paiements : non configurés. Les annonces sont enregistrées, mais personne ne peut les régler : réglez STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET (ou PAYMENT_PROVIDER=sandbox, pour des essais sans argent)',
} as const;

/** What the person who typed `npm start` needs to know, on the plain output, apart from the logs. */
export const announceStart = ({ address, dataDir, engine, admin, mails, payments }: Start): void => {
  const where =
    engine === 'embedded' ? `base intégrée, ${dataDir}` : `serveur PostgreSQL, fichiers dans ${dataDir}`;
  const lines = [
    '',
    `  Parution est en ligne : ${address}`,
    `  Données : ${where}`,
    `  Compte administrateur : ${admin.email ?? 'aucun'}`,
  ];
  if (admin.newPassword)
    lines.push(`  Mot de passe : ${admin.newPassword}  (affiché cette seule fois : notez-le)`);
  if (mails) lines.push(`  E-mails : sans SMTP_URL, écrits dans ${mails}`);
  lines.push(`  ${paymentLines[payments]}`);
  lines.push('  Ctrl-C pour arrêter.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** What the settings lack for a real site. */
export const warnAboutProduction = (
  { publicUrl, publisher }: Pick<Config, 'publicUrl' | 'publisher'>,
  engine: Start['engine'],
): void => {
  const warnings = [
    ...(engine === 'embedded' ? [EMBEDDED_DATABASE] : []),
    ...(publicUrl === undefined ? [LOCAL_ADDRESS] : []),
    ...(publisher.demonstration ? [DEMONSTRATION_SELLER] : []),
  ];
  for (const warning of warnings) process.stderr.write(`Attention : NODE_ENV=production ${warning}\n`);
};

const EMBEDDED_DATABASE = `sans DATABASE_URL. La base intégrée résiste à un arrêt brutal du processus,
mais ne promet rien en cas de coupure de courant ou de panne de la machine, et n'admet qu'un seul serveur.
Pour des paiements et des factures réels, indiquez un serveur PostgreSQL dans DATABASE_URL.`;

const LOCAL_ADDRESS = `sans PUBLIC_URL. Les liens des e-mails mènent à localhost, que seule cette machine
ouvre : indiquez dans PUBLIC_URL l'adresse que tapent les lecteurs.`;

const DEMONSTRATION_SELLER = `sans vendeur. Les factures et les attestations sont marquées « démonstration »
et ne valent rien : décrivez-le dans le back-office, « Réglages », ou par SELLER_NAME et les autres variables SELLER_
(voir .env.example).`;

/** A connection that broke while nobody used it: the next request opens another one. */
export const warnAboutDatabase = (error: Error): void => {
  process.stderr.write(`Base de données : une connexion a été perdue (${error.message}).\n`);
};
