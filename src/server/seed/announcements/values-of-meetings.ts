import { of, printDate } from '#domain/announcement/notice/french.ts';
import { personOf } from './company.ts';
import type { Random } from './random.ts';
import { euros, type SeedValues, signatory, type ValuesContext } from './values-context.ts';

/** Accounts are filed some months after the year they close. */
const yearEndBefore = (filingDate: string, random: Random): string => {
  const lastYear = Number(filingDate.slice(0, 4)) - 1;
  const end = random.pick(['12-31', '12-31', '09-30']);
  return `${lastYear}-${filingDate.slice(5) < '04-01' ? '06-30' : end}`;
};

export const accountsValues = (context: ValuesContext): SeedValues => {
  const filingDate = context.before(context.random.int(3, 20));
  return {
    yearEnd: yearEndBefore(filingDate, context.random),
    filingDate,
    filingCourt: context.company.place.rcs,
    accounts: context.random.pick([
      'comptes annuels et rapport de gestion',
      'comptes annuels, rapport du commissaire aux comptes et affectation du résultat',
      'comptes annuels',
    ]),
    ...signatory(context),
  };
};

const agendas = {
  'assemblée générale ordinaire': [
    "Approbation des comptes de l'exercice écoulé et quitus aux administrateurs",
    'Affectation du résultat',
    'Approbation des conventions réglementées',
    "Renouvellement du mandat d'un administrateur",
    'Pouvoirs pour les formalités',
  ],
  'assemblée générale extraordinaire': [
    "Rapport du conseil d'administration",
    'Modification des statuts et mise en harmonie avec les textes en vigueur',
    "Délégation de compétence en vue d'augmenter le capital social",
    'Pouvoirs pour les formalités',
  ],
} as const;

export const meetingValues = (context: ValuesContext): SeedValues => {
  const { company, random, after } = context;
  const meetingKind = random.pick([
    'assemblée générale ordinaire',
    'assemblée générale extraordinaire',
  ] as const);
  return {
    meetingKind,
    meetingDate: after(random.int(20, 32)),
    meetingTime: random.pick(['9 h', '10 h 30', '14 h', '16 h 30']),
    meetingPlace: random.pick(['au siège social', `au siège social, ${company.address}`]),
    agenda: agendas[meetingKind].join('\n'),
    postalVote:
      'les formulaires de vote par correspondance et de procuration sont adressés sur demande reçue au siège social six ' +
      'jours au moins avant la réunion',
    questionsEmail: 'actionnaires@exemple.parution.localhost',
    ...(random.chance(0.2) && { call: 'deuxième convocation' }),
    signatory: "Le conseil d'administration",
  };
};

const lots: Readonly<Record<string, string>> = {
  service:
    'Matériel professionnel et outillage\nVéhicule utilitaire\nMobilier de bureau et matériel informatique',
  shop: 'Agencements et matériel du magasin\nStock de marchandises\nMobilier et matériel de caisse',
};

export const auctionValues = (context: ValuesContext): SeedValues => {
  const { company, random, after, address } = context;
  return {
    officer: `Me ${personOf(random).name}, commissaire de justice, ${address()}`,
    goods: lots[company.trade.kind] ?? 'Mobilier et matériel',
    saleDate: after(random.int(15, 40)),
    saleTime: random.pick(['10 h', '14 h', '14 h 30']),
    salePlace: company.address,
    reserve: euros(random.int(2, 30) * 1_000),
    conditions: 'paiement comptant, frais légaux en sus ; visite une heure avant la vente',
  };
};

export const otherValues = (context: ValuesContext): SeedValues => ({
  text: context.random.pick([lostRegister, newTradeName, lossOfEquity])(context),
  ...signatory(context),
});

const lostRegister = ({ company }: ValuesContext): string => {
  const titles = company.form === 'SARL' ? 'registre des décisions' : 'registre des mouvements de titres';
  return (
    `La société informe les tiers de la perte de son ${titles}, reconstitué à la diligence de son représentant légal.\n` +
    "Toute personne y ayant intérêt est invitée à se faire connaître au siège social dans le délai d'un mois."
  );
};

const newTradeName = ({ company }: ValuesContext): string =>
  `La société porte à la connaissance des tiers qu'elle exploite désormais son établissement principal sous le nom ` +
  `commercial ${company.name.split(' ')[0]}.\nSa dénomination sociale demeure inchangée.`;

const lossOfEquity = ({ company, before }: ValuesContext): string =>
  `Par décision en date du ${printDate(before(8))}, il a été décidé, en application de l'article ` +
  `${company.form === 'SARL' ? 'L. 223-42' : 'L. 225-248'} du code de commerce, qu'il n'y avait pas lieu à dissolution ` +
  'anticipée de la société malgré des capitaux propres inférieurs à la moitié du capital social.\n' +
  `Mention en sera faite au RCS ${of(company.place.rcs)}.`;
