import { type Company, personOf } from './company.ts';
import {
  decidedBy,
  euros,
  managerTitle,
  type SeedValues,
  signatory,
  type ValuesContext,
} from './values-context.ts';

const managers = ({ company, resident }: ValuesContext, form = company.form): string => {
  const title = managerTitle({ ...company, form });
  return `${title} : ${resident(company.manager)}`;
};

const shares = ({ company: { form }, random }: ValuesContext): SeedValues => {
  const member = ['SAS', 'SASU', 'SELAS'].includes(form) ? 'associé' : 'actionnaire';
  return {
    admission: random.pick([
      `Tout ${member} participe aux assemblées dès lors que ses actions sont inscrites en compte ; chaque action donne droit à une voix`,
      `Tout ${member} a accès aux assemblées sur justification de son identité ; une action donne droit à une voix`,
      `Tout ${member} participe aux assemblées en personne ou par mandataire ; le droit de vote est proportionnel au capital détenu`,
    ]),
    approval: random.pick([
      `Cession libre entre ${member}s, soumise à l'agrément de l'assemblée générale dans les autres cas`,
      `Toute cession d'actions à un tiers est soumise à l'agrément préalable de l'assemblée générale`,
      'Les actions sont librement cessibles',
    ]),
  };
};

export const constitutionValues = (context: ValuesContext): SeedValues => {
  const { company, random, before, resident } = context;
  return {
    ...(random.chance(0.85)
      ? { actKind: 'acte sous signature privée', ...(random.chance(0.7) && { actPlace: company.place.city }) }
      : {
          actKind: `acte authentique reçu par Me ${personOf(random).name}, notaire à ${company.place.city}`,
        }),
    actDate: before(random.int(2, 16)),
    purpose: company.trade.purpose,
    duration: random.pick(['99 années', '99 ans', '50 années']),
    managers: managers(context),
    partners: `${resident(company.manager)}\n${resident()}`,
    ...shares(context),
    ...signatory(context),
  };
};

export const modificationValues = (context: ValuesContext): SeedValues => {
  const { company, random, before } = context;
  const [changed, oldMention, newMention, article] = random.pick([
    [
      'Objet social',
      company.trade.purpose,
      `${company.trade.purpose}, ainsi que toutes prestations de formation et de négoce s'y rattachant`,
      '2',
    ],
    ['Durée de la société', '50 années', '99 années', '5'],
    ["Date de clôture de l'exercice social", '30 juin de chaque année', '31 décembre de chaque année', '18'],
  ] as const);
  return {
    ...decidedBy(context),
    effectDate: before(2),
    changed,
    oldMention,
    newMention,
    article,
    ...signatory(context),
  };
};

export const managerChangeValues = (context: ValuesContext): SeedValues => {
  const { company, random, before, resident } = context;
  return {
    ...decidedBy(context),
    effectDate: before(random.int(1, 3)),
    position: managerTitle(company).toLowerCase(),
    incoming: resident(company.manager),
    outgoing: resident(),
    ...(random.chance(0.6) && {
      reason: random.pick(['démission', 'fin de mandat', 'départ à la retraite']),
    }),
    ...signatory(context),
  };
};

/** `newRcs` comes with a company that arrives from the area of another registry. */
export const seatChangeValues = (
  context: ValuesContext,
  oldAddress: string,
  newRcs?: string,
): SeedValues => ({
  ...decidedBy(context),
  effectDate: context.before(context.random.int(1, 3)),
  oldAddress,
  article: context.random.pick(['4', '3', '4']),
  ...(newRcs && {
    newRcs,
    purpose: context.company.trade.purpose,
    duration: '99 années',
    managers: managers(context),
  }),
  ...signatory(context),
});

export const nameChangeValues = (context: ValuesContext): SeedValues => ({
  ...decidedBy(context),
  oldName: context.registry.freeName(context.company.trade),
  article: context.random.pick(['2', '3']),
  ...signatory(context),
});

export const capitalIncreaseValues = (context: ValuesContext): SeedValues => {
  const { company, random } = context;
  const increase = company.capital * random.pick([0.2, 0.25, 0.5, 0.75]);
  return {
    ...decidedBy(context),
    increase: euros(increase),
    oldCapital: euros(company.capital - increase),
    mode: random.pick([
      'apport en numéraire',
      'apports en nature',
      'incorporation de réserves',
      'compensation avec des créances liquides et exigibles sur la société',
    ]),
    article: random.pick(['7', '6 et 7', '8']),
    ...signatory(context),
  };
};

export const capitalReductionValues = (context: ValuesContext): SeedValues => {
  const { company, random } = context;
  const reduction = company.capital * random.pick([0.2, 0.25, 0.5, 1]);
  return {
    ...decidedBy(context),
    reduction: euros(reduction),
    oldCapital: euros(company.capital + reduction),
    mode: random.pick(['réduction de la valeur nominale des titres', 'annulation de titres rachetés']),
    cause: random.pick(['réduction motivée par des pertes', 'réduction non motivée par des pertes']),
    article: random.pick(['7', '6 et 7']),
    ...signatory(context),
  };
};

const formerForms: Readonly<Record<string, string>> = { SAS: 'SARL', SASU: 'EURL', SARL: 'SAS', SA: 'SAS' };

export const transformationValues = (context: ValuesContext): SeedValues => ({
  ...decidedBy(context),
  oldForm: formerForms[context.company.form] ?? 'SNC',
  continuity: "La dénomination, l'objet, la durée, le siège et le capital de la société demeurent inchangés",
  managers: managers(context),
  ...shares(context),
  ...signatory(context),
});

export const auditorValues = (context: ValuesContext): SeedValues => {
  const { company, random, address, registry, resident } = context;
  return {
    ...decidedBy(context),
    organ: "l'assemblée générale ordinaire",
    holder: `la société ${auditFirm(registry.freeName(company.trade))}, ${address()}`,
    ...(random.chance(0.5) && { deputy: resident() }),
    term: random.pick(['six exercices', 'trois exercices']),
    ...signatory(context),
  };
};

const auditFirm = (name: string): string => `${name.split(' ')[0]} AUDIT`;

export const describeCompany = ({ name, form, capital, address, siret, place }: Company): string =>
  `${name}, ${form} au capital de ${euros(capital)}, ${address}, ` +
  `${siret.slice(0, 3)} ${siret.slice(3, 6)} ${siret.slice(6, 9)} RCS ${place.rcs}`;
