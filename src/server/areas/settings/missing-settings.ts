import type { MissingSetting } from '#contract/admin-settings.ts';
import { publication } from '#contract/publication.ts';
import { settingNames } from '#contract/settings.fr.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Config } from '#server/config.ts';

/** In the order of the legal notice. */
const EDITOR = {
  EDITOR_NAME: 'name',
  EDITOR_ADDRESS: 'address',
  EDITOR_REGISTRATION: 'registration',
  PUBLICATION_DIRECTOR: 'director',
  HOSTING_NAME: 'hostingName',
  HOSTING_ADDRESS: 'hostingAddress',
  CONSUMER_MEDIATOR: 'mediator',
} as const satisfies Record<string, keyof Config['editor']>;

const CONTACT = {
  CONTACT_EMAIL: 'email',
  CONTACT_PHONE: 'phone',
  CONTACT_ADDRESS: 'address',
} as const satisfies Record<string, keyof Config['contact']>;

type Missing = MissingSetting | false | undefined;

/** What a real site still lacks and why it matters, the most serious first. */
export const missingSettings = (config: Config, now: Date): MissingSetting[] => {
  const all: Missing[] = [
    config.publisher.demonstration && {
      name: 'SELLER_NAME',
      text: "Le vendeur n'est pas décrit : les devis, les factures, les récépissés et les attestations sont marqués « démonstration » et ne valent rien.",
    },
    missingHabilitation(config, now),
    missingEditor(config),
    missingContact(config),
    missingTeam(config),
    ...(config.production ? missingInProduction(config) : []),
  ];
  return all.filter((missing) => missing !== false && missing !== undefined);
};

const missingHabilitation = ({ publisher }: Config, now: Date): Missing => {
  const { year } = parisDay(now);
  return (
    !publisher.habilitations.some((given) => given.year === year) && {
      name: 'HABILITATIONS',
      text: `Aucune habilitation n'est enregistrée pour ${year} : une annonce légale ne vaut que publiée par un support habilité dans son département, et l'attestation doit citer l'arrêté.`,
    }
  );
};

const missingEditor = ({ editor }: Config): Missing => {
  const names = Object.entries(EDITOR).flatMap(([name, field]) => (editor[field] ? [] : [name]));
  const [first] = names;
  return (
    first !== undefined && {
      name: first,
      text: `Les mentions légales, obligatoires (loi du 21 juin 2004), sont incomplètes : ${settingNames(names)}.`,
    }
  );
};

const missingContact = ({ contact }: Config): Missing => {
  const names = Object.entries(CONTACT).flatMap(([name, field]) =>
    contact[field] === publication.contact[field] ? [name] : [],
  );
  const [first] = names;
  return (
    first !== undefined && {
      name: first,
      text: `Des coordonnées inventées sont affichées au pied de chaque page et dans les e-mails : remplacez ${settingNames(names)}.`,
    }
  );
};

const TEAM = {
  contact: 'les demandes de contact',
  announcements: 'les annonces à relire',
  payments: 'les alertes de paiement',
} as const satisfies Record<keyof Config['mail']['teamFor'], string>;

const missingTeam = ({ mail: { from, team, teamFor } }: Config): Missing => {
  const unread = Object.entries(TEAM).flatMap(([subject, name]) =>
    teamFor[subject as keyof typeof TEAM] ? [] : [name],
  );
  return (
    team === from &&
    unread.length > 0 && {
      name: 'MAIL_TEAM',
      text: `L'adresse de l'équipe manque : personne ne reçoit ${list.format(unread)}.`,
    }
  );
};

const list = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Most of these are known before the database is, hence set by variables only. */
const missingInProduction = (config: Config): Missing[] =>
  [
    config.requireSecondFactor === 'none' && {
      name: 'REQUIRE_SECOND_FACTOR',
      text: 'Un mot de passe suffit à entrer dans le back-office : exigez un second facteur, au moins des administrateurs.',
    },
    config.payments.provider === 'none' && {
      name: null,
      text: 'Personne ne peut payer : réglez STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET.',
    },
    config.smtpUrl === undefined && {
      name: null,
      text: "Aucun e-mail ne part : réglez SMTP_URL et MAIL_FROM. Sans eux, ni attestation ni lien de suivi n'arrive.",
    },
    config.databaseUrl === undefined && {
      name: null,
      text: 'La base intégrée ne promet rien en cas de coupure de courant : indiquez un serveur PostgreSQL dans DATABASE_URL.',
    },
    config.publicUrl === undefined && {
      name: null,
      text: 'Les liens des e-mails mènent à localhost : réglez PUBLIC_URL.',
    },
    config.publicUrl?.startsWith('https:') &&
      config.trustProxy.length === 0 && {
        name: null,
        text: 'Derrière un proxy, tous les visiteurs auraient la même adresse et les mêmes limites : réglez TRUST_PROXY.',
      },
  ].map((missing) => missing || false);
