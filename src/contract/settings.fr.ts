import { type OfferName, offers } from '#domain/announcement/offers.ts';
import { publication } from './publication.ts';

/** How a setting is typed. `lines`: one item a line, joined by « | » in the variable. */
type SettingKind = 'text' | 'lines' | 'choice' | 'secret' | 'habilitations';

export type SettingField = {
  /** The environment variable that sets the same, and wins. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: SettingKind;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** What is used while nothing is set. */
  readonly fallback?: string;
  /** The least that can be saved here; a variable may set less. */
  readonly least?: number;
};

export type SettingSection = {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly SettingField[];
};

const OPEN = [
  ['oui', 'Ouvert'],
  ['non', 'Fermé'],
] as const;

const offerText = (offer: OfferName): SettingField => ({
  name: `OFFER_${offer.toUpperCase()}_TEXT`,
  label: `Offre ${offers[offer].label}`,
  hint: 'Une ligne par avantage, le délai de publication en premier. Le prix et le délai promis ne changent pas ici.',
  kind: 'lines',
  fallback: offers[offer].features.join(' | '),
});

/** Every setting that the team can change while the site runs, in the order of the screen. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'vendeur',
    title: 'Vendeur',
    intro:
      'Imprimé sur les devis, les factures, les avoirs et les récépissés. Tout ou rien : sans vendeur complet, les documents sont marqués « démonstration » et ne valent rien. Un document déjà émis garde le vendeur de son jour.',
    fields: [
      { name: 'SELLER_NAME', label: 'Nom ou raison sociale' },
      { name: 'SELLER_FORM', label: 'Forme juridique', hint: 'Par exemple SAS.' },
      { name: 'SELLER_CAPITAL', label: 'Capital', hint: 'Par exemple 10 000 €.' },
      {
        name: 'SELLER_ADDRESS',
        label: 'Adresse du siège',
        hint: 'Finie par le code postal et la ville : 12 rue des Gravures, 75002 Paris.',
      },
      { name: 'SELLER_SIREN', label: 'SIREN' },
      { name: 'SELLER_RCS', label: 'Ville du RCS' },
      { name: 'SELLER_VAT_NUMBER', label: 'Numéro de TVA', hint: "Déduit du SIREN s'il manque." },
      { name: 'SELLER_EMAIL', label: 'E-mail de facturation', hint: "L'e-mail de contact s'il manque." },
      {
        name: 'SELLER_VAT_ON_DEBITS',
        label: "TVA d'après les débits",
        kind: 'choice',
        choices: [
          ['non', 'Non'],
          ['oui', 'Oui, et la facture le dit'],
        ],
        fallback: 'non',
      },
    ],
  },
  {
    id: 'editeur',
    title: 'Éditeur et hébergeur',
    intro:
      "Affichés dans les mentions légales, les conditions générales et la page des données personnelles. Ce qui manque y est marqué « à compléter par l'éditeur ».",
    fields: [
      { name: 'EDITOR_NAME', label: "Nom de l'éditeur" },
      { name: 'EDITOR_ADDRESS', label: "Siège de l'éditeur" },
      {
        name: 'EDITOR_REGISTRATION',
        label: 'Immatriculation',
        hint: 'Forme, capital et immatriculation, en une phrase.',
      },
      { name: 'PUBLICATION_DIRECTOR', label: 'Directeur de la publication' },
      { name: 'HOSTING_NAME', label: "Nom de l'hébergeur" },
      { name: 'HOSTING_ADDRESS', label: "Adresse et téléphone de l'hébergeur" },
      { name: 'CONSUMER_MEDIATOR', label: 'Médiateur de la consommation', hint: 'Nom et adresse.' },
    ],
  },
  {
    id: 'habilitations',
    title: 'Habilitations',
    intro:
      'Les arrêtés qui habilitent à publier des annonces légales, imprimés sur les attestations de parution. Le fichier de chaque arrêté peut être conservé ici ; remplacé ou retiré, il reste lisible.',
    fields: [{ name: 'HABILITATIONS', label: 'Habilitations', kind: 'habilitations' }],
  },
  {
    id: 'coordonnees',
    title: 'Coordonnées et réseaux',
    intro:
      'Affichées au pied de chaque page, sur la page Contact, dans les mentions légales et au bas des e-mails.',
    fields: [
      { name: 'CONTACT_EMAIL', label: 'E-mail de contact', fallback: publication.contact.email },
      { name: 'CONTACT_PHONE', label: 'Téléphone', fallback: publication.contact.phone },
      { name: 'CONTACT_ADDRESS', label: 'Adresse postale', fallback: publication.contact.address },
      { name: 'CONTACT_HOURS', label: 'Horaires', fallback: publication.contact.hours },
      {
        name: 'SOCIAL_LINKEDIN',
        label: 'LinkedIn',
        hint: "L'adresse du compte. Seuls les réseaux remplis sont affichés ; si aucun ne l'est, des comptes de démonstration le sont.",
      },
      { name: 'SOCIAL_MASTODON', label: 'Mastodon' },
      { name: 'SOCIAL_BLUESKY', label: 'Bluesky' },
    ],
  },
  {
    id: 'equipe',
    title: 'Équipe',
    intro: "Où l'équipe est prévenue, et ce qui est demandé à ses membres pour se connecter.",
    fields: [
      {
        name: 'MAIL_TEAM',
        label: "Adresse de l'équipe",
        hint: "Reçoit ce qui n'a pas d'adresse ci-dessous. Par exemple Rédaction <redaction@exemple.fr>.",
      },
      {
        name: 'MAIL_TEAM_ANNOUNCEMENTS',
        label: 'Adresse pour les annonces',
        hint: "Annonces payées à relire, corrections reçues, demandes d'annulation. L'adresse de l'équipe si elle manque.",
      },
      {
        name: 'MAIL_TEAM_CONTACT',
        label: 'Adresse pour les demandes de contact',
        hint: "Les demandes, et les réponses aux vôtres. L'adresse de l'équipe si elle manque.",
      },
      {
        name: 'MAIL_TEAM_PAYMENTS',
        label: 'Adresse pour les paiements',
        hint: "Paiements à vérifier, litiges, rétractations. L'adresse de l'équipe si elle manque.",
      },
      {
        name: 'REQUIRE_SECOND_FACTOR',
        label: 'Second facteur exigé',
        kind: 'choice',
        choices: [
          ['none', 'De personne'],
          ['administrators', 'Des administrateurs'],
          ['team', "De toute l'équipe"],
        ],
        fallback: 'none',
      },
    ],
  },
  {
    id: 'offres',
    title: 'Textes des offres',
    intro: 'Ce que comprend chaque offre, tel que le formulaire de dépôt et la page Tarifs le disent.',
    fields: [offerText('standard'), offerText('premium'), offerText('entreprise')],
  },
  {
    id: 'redaction',
    title: 'Rédaction assistée',
    intro:
      "Un service compatible OpenAI. Sans lui, un moteur intégré met en forme des phrases des sources. L'adresse et le modèle se règlent ensemble.",
    fields: [
      {
        name: 'AI_BASE_URL',
        label: 'Adresse du service',
        hint: 'Par exemple https://api.mistral.ai/v1.',
      },
      { name: 'AI_MODEL', label: 'Modèle' },
      {
        name: 'AI_API_KEY',
        label: 'Clé du service',
        hint: 'Chiffrée, et jamais affichée de nouveau.',
        kind: 'secret',
      },
      { name: 'AI_TIMEOUT_SECONDS', label: "Délai d'une réponse, en secondes", fallback: '120' },
      { name: 'AI_DAILY_TOKENS', label: 'Plafond de jetons par jour', fallback: '1000000' },
      { name: 'AI_PRICE_INPUT', label: 'Prix par million de jetons envoyés' },
      { name: 'AI_PRICE_OUTPUT', label: 'Prix par million de jetons reçus' },
    ],
  },
  {
    id: 'fonctions',
    title: 'Fonctions et limites',
    intro: "Ce qui est ouvert au public, et combien de fois une même adresse peut l'utiliser.",
    fields: [
      {
        name: 'SUBMISSIONS',
        label: "Dépôt d'annonces en ligne",
        kind: 'choice',
        choices: OPEN,
        fallback: 'oui',
      },
      {
        name: 'DOCUMENT_READING',
        label: "Lecture d'un document par le formulaire de dépôt",
        kind: 'choice',
        choices: OPEN,
        fallback: 'oui',
      },
      {
        name: 'REGISTRATIONS',
        label: 'Création de comptes de lecteurs',
        kind: 'choice',
        choices: OPEN,
        fallback: 'oui',
      },
      {
        name: 'RATE_LIMIT_SCALE',
        label: 'Multiplicateur des limites de fréquence',
        hint: '1 : les limites prévues, le moins possible ici ; 2 : deux fois plus de demandes acceptées.',
        fallback: '1',
        least: 1,
      },
    ],
  },
];

export const settingFields: ReadonlyMap<string, SettingField> = new Map(
  settingSections.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)),
);

export const sectionOfSetting = (name: string): SettingSection | undefined =>
  settingSections.find(({ fields }) => fields.some((field) => field.name === name));

export const labelOfSetting = (name: string): string => settingFields.get(name)?.label ?? name;

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Téléphone » et « Horaires » */
export const settingNames = (names: readonly string[]): string =>
  list.format(names.map((name) => `« ${labelOfSetting(name)} »`));

const countOfSecrets = (count: number): string =>
  count === 1 ? '1 secret de la base est chiffré' : `${count} secrets de la base sont chiffrés`;

export const settingsMessages = {
  version: 'La version des réglages doit être un nombre entier.',
  values: 'Les réglages doivent être des textes de 20 000 caractères au plus.',
  unknown: "Ce réglage n'existe pas.",
  fixed: (name: string) =>
    `« ${labelOfSetting(name)} » est fixé par la variable ${name} : changez-la sur le serveur, ou retirez-la.`,
  refused: (name: string, expectation: string) => `« ${labelOfSetting(name)} » ${expectation}.`,
  tooLow: (name: string, least: number) =>
    `« ${labelOfSetting(name)} » doit valoir au moins ${least} : des limites plus basses peuvent empêcher tout le monde de se connecter.`,
  unchanged: "Rien n'a changé.",
  saved: 'Réglages enregistrés : ils sont en vigueur.',
  restored: (version: number) => `La version ${version} est rétablie : elle est en vigueur.`,
  versionNotFound: "Cette version des réglages n'existe pas.",
  stale: (editors: readonly string[], names: readonly string[], when: string) =>
    `Les réglages sont plus récents : ${list.format(editors)} ${editors.length > 1 ? 'ont' : 'a'} changé ${settingNames(names)} ${when}. Rien n'est enregistré ; votre saisie est toujours dans le formulaire.`,
  someone: "Quelqu'un",
  formerMember: 'un ancien membre',
  noKey:
    "Les secrets de ce site sont chiffrés avec une clé que ce serveur n'a pas. Rendez-lui la sienne (SETTINGS_KEY, ou le fichier settings.key du dossier des données), puis redémarrez-le.",
  keyUnknown: (count: number) =>
    `${countOfSecrets(count)} avec une clé que ce serveur n'a pas. Rendez-lui la sienne (SETTINGS_KEY, ou le fichier settings.key du dossier des données), puis redémarrez-le.`,
  keyMissing: (count: number) =>
    `Ce serveur n'a pas de clé des secrets, et n'en crée pas : ${countOfSecrets(count)} avec une autre. Rendez-lui la sienne (SETTINGS_KEY, ou le fichier settings.key du dossier des données) ; si elle est perdue, donnez-lui-en une nouvelle dans SETTINGS_KEY (openssl rand -base64 32). Redémarrez-le ensuite.`,
  unreadable: (name: string) =>
    `« ${labelOfSetting(name)} » ne se déchiffre pas : ce serveur n'a pas la clé avec laquelle il a été écrit. Rendez-lui sa clé (SETTINGS_KEY ou settings.key), ou saisissez de nouveau la valeur.`,
  typeKeyAgain: (address: string, key: string) =>
    `« ${labelOfSetting(address)} » mène ailleurs : saisissez de nouveau « ${labelOfSetting(key)} » en même temps, ou videz-la. La clé enregistrée n'est envoyée qu'à l'adresse avec laquelle elle a été saisie.`,
  restoreWithoutKey: (address: string, key: string) =>
    `Cette version a une autre « ${labelOfSetting(address)} », à qui « ${labelOfSetting(key)} » n'est pas destinée : videz d'abord la clé, ou saisissez l'adresse et la clé ensemble.`,
  keyInClear: (address: string, key: string) =>
    `« ${labelOfSetting(address)} » doit commencer par https:// : en http, « ${labelOfSetting(key)} » se lirait en chemin (sauf vers cette machine).`,
  unusable: (section: string, why: string) =>
    `Les réglages « ${section} » enregistrés ne sont pas utilisés : ${why}`,
  department: 'Le département doit être un numéro, par exemple 75 ou 2A.',
  year: "L'année doit avoir quatre chiffres.",
  fileName: 'Le nom du fichier est invalide.',
  file: 'Le fichier doit être un PDF de 2 Mo au plus.',
  fileNotFound: "Aucun fichier n'est conservé pour cette habilitation.",
  fileAdded: "Le fichier de l'arrêté est conservé.",
  fileId: "L'identifiant du fichier est invalide.",
  fileReplaced:
    "Le fichier de l'arrêté est remplacé ; le précédent reste lisible parmi les fichiers remplacés.",
  fileRemoved: "Le fichier de l'arrêté est retiré ; il reste lisible parmi les fichiers retirés.",
  submissionsClosed: "Le dépôt d'annonces en ligne est fermé pour le moment. Contactez la rédaction.",
  registrationsClosed: 'La création de comptes est fermée pour le moment.',
  documentReadingClosed:
    'La lecture de documents est fermée pour le moment : remplissez le formulaire à la main.',
} as const;
