import type { SystemNeed, SystemState } from '#contract/admin-system.ts';
import { TRANSMISSION_COUNTED } from '#contract/admin-transmissions.ts';
import { adminPaths } from '#contract/paths.ts';
import { FAILED_MAIL_QUEUE, MAIL_QUEUE, PURGE_QUEUE } from '#server/db/job-queues.ts';

const HOUR_MS = 3_600_000;
/** A queue is emptied within seconds; an hour means that something does not work. */
const SLOW_MS = HOUR_MS;
/** A purge takes a second and is repeated after ten. */
const PURGE_MS = 2 * 60_000;
const BACKUP_MS = 48 * HOUR_MS;
const SMALLEST_DISK = 2 ** 30;
const SMALLEST_PART = 0.1;

export type Facts = Omit<SystemState, 'success' | 'needs'> & { readonly violated: boolean };

type Need = SystemNeed | false;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const since = (from: string, now: string): string => {
  const minutes = Math.floor((Date.parse(now) - Date.parse(from)) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} jours`;
};

const isOlder = (from: string | null, now: string, ms: number): from is string =>
  from !== null && Date.parse(now) - Date.parse(from) > ms;

/** What a person should look at, the urgent first; each sentence says what to do. */
export const needsOf = (facts: Facts): SystemNeed[] => {
  const needs: Need[] = [
    ...moneyNeeds(facts),
    ...queueNeeds(facts),
    backupNeed(facts),
    diskNeed(facts),
    facts.lateTransmissions > 0 && {
      urgent: false,
      text: `${facts.lateTransmissions > TRANSMISSION_COUNTED ? 'Plus de 10 000 annonces publiées' : plural(facts.lateTransmissions, 'annonce publiée', 'annonces publiées')} depuis plus de sept jours à transmettre à la base centrale.`,
      href: adminPaths.transmissions,
    },
    facts.references.used * 2 >= facts.references.total && {
      urgent: false,
      text: `${facts.references.used.toLocaleString('fr-FR')} références de six chiffres sur ${facts.references.total.toLocaleString('fr-FR')} sont prises. Les suivantes auront sept chiffres : vérifiez que vos autres logiciels les acceptent.`,
      href: null,
    },
  ];
  return needs
    .filter((need) => need !== false)
    .sort((one, other) => Number(other.urgent) - Number(one.urgent));
};

const moneyNeeds = ({ payments, violated }: Facts): Need[] => [
  violated && {
    urgent: true,
    text: 'La vérification nocturne des comptes a trouvé une incohérence : lisez-la au journal.',
    href: `${adminPaths.journal}?object=books`,
  },
  payments.held > 0 && {
    urgent: true,
    text: `${plural(payments.held, 'paiement retenu', 'paiements retenus')} : le montant reçu n'est pas celui de l'offre. Comparez avec le compte du prestataire.`,
    href: `${adminPaths.payments}?attention=held`,
  },
  payments.disputes > 0 && {
    urgent: true,
    text: `${plural(payments.disputes, 'litige ouvert', 'litiges ouverts')} par des clients auprès de leur banque : répondez chez le prestataire avant la date limite.`,
    href: `${adminPaths.payments}?attention=disputed`,
  },
  payments.stuckRefunds > 0 && {
    urgent: true,
    text: `${plural(payments.stuckRefunds, 'remboursement demandé', 'remboursements demandés')} depuis plus d'un jour sans réponse du prestataire : faites-le dans son tableau de bord.`,
    href: null,
  },
  payments.unsettled > 0 && {
    urgent: false,
    text: `${plural(payments.unsettled, 'paiement ouvert', 'paiements ouverts')} depuis plus d'un jour sans nouvelle du prestataire : vérifiez le webhook et les clés.`,
    href: null,
  },
];

/** Queues whose delay has its own sentence. */
const TOLD_APART: ReadonlySet<string> = new Set([MAIL_QUEUE, FAILED_MAIL_QUEUE, PURGE_QUEUE]);

const queueNeeds = ({ queues, oldestMail, purges, at }: Facts): Need[] => [
  isOlder(oldestMail, at, SLOW_MS) && {
    urgent: true,
    text: `Le plus ancien e-mail attend depuis ${since(oldestMail, at)} : vérifiez le serveur de courrier (SMTP_URL).`,
    href: null,
  },
  purges !== null &&
    isOlder(purges.oldest, at, PURGE_MS) && {
      urgent: true,
      text: `Purge en attente depuis ${since(purges.oldest, at)} : le CDN peut encore montrer ce qui a été retiré. Vérifiez CDN_PURGE_URL, ou videz son cache à la main.`,
      href: null,
    },
  ...queues
    .filter(({ name }) => !TOLD_APART.has(name))
    .map(
      ({ label, oldest }): Need =>
        isOlder(oldest, at, SLOW_MS) && {
          urgent: true,
          text: `${label} : la plus ancienne tâche attend depuis ${since(oldest, at)}. Lisez les journaux du serveur.`,
          href: null,
        },
    ),
  ...queues.map(({ name, label, waiting, failed }): Need => {
    // What a queue of dead letters holds was given up by another queue.
    const isDeadLetters = name === FAILED_MAIL_QUEUE;
    const lost = isDeadLetters ? waiting : failed;
    if (lost === 0 || name === MAIL_QUEUE) return false;
    const remedy = isDeadLetters
      ? '« Courriels » les montre, npm run mails les remet en file'
      : 'lisez les journaux du serveur';
    const text = `${label} : ${plural(lost, 'abandon', 'abandons')} après tous les essais ; ${remedy}.`;
    return { urgent: false, text, href: isDeadLetters ? `${adminPaths.mails}?status=failed` : null };
  }),
];

const backupNeed = ({ lastBackup, at }: Facts): Need => {
  if (!lastBackup)
    return { urgent: true, text: "Aucune sauvegarde n'a encore été faite : npm run backup.", href: null };
  return (
    isOlder(lastBackup.at, at, BACKUP_MS) && {
      urgent: true,
      text: `La dernière sauvegarde date de ${since(lastBackup.at, at)} : vérifiez la tâche qui lance npm run backup.`,
      href: null,
    }
  );
};

export const isDiskLow = ({ free, total }: NonNullable<Facts['disk']>): boolean =>
  free < SMALLEST_DISK || free < total * SMALLEST_PART;

const diskNeed = ({ disk }: Facts): Need =>
  disk !== null &&
  isDiskLow(disk) && {
    urgent: true,
    text: `Il reste ${Math.floor((disk.free / disk.total) * 100)} % du disque : libérez de la place ou agrandissez-le.`,
    href: null,
  };
