import { personOf } from './company.ts';
import { decidedBy, type SeedValues, signatory, type ValuesContext } from './values-context.ts';

export const dissolutionValues = (context: ValuesContext): SeedValues => {
  const { company, random, before, resident } = context;
  const alone = company.form === 'SASU' || company.form === 'EURL';
  return {
    ...decidedBy(context),
    cause: alone
      ? "dissolution anticipée décidée par l'associé unique"
      : random.pick(['dissolution anticipée décidée par les associés', "réalisation de l'objet social"]),
    effectDate: before(random.int(1, 4)),
    liquidator: resident(company.manager),
    correspondence: company.address,
    filingCourt: company.place.rcs,
    ...(random.chance(0.6) && { signatory: 'Le liquidateur' }),
  };
};

export const liquidationValues = ({ company, random, before, resident }: ValuesContext): SeedValues => {
  const closing = random.int(3, 15);
  return {
    organ:
      company.form === 'SASU' || company.form === 'EURL'
        ? "l'associé unique"
        : "l'assemblée générale de clôture",
    closingDate: before(closing),
    closingPlace: company.address,
    liquidator: resident(company.manager),
    ...(random.chance(0.6) && { accountsDate: before(closing + random.int(10, 40)) }),
    filingCourt: company.place.rcs,
    ...(random.chance(0.6) && { signatory: 'Le liquidateur' }),
  };
};

export const cessationValues = (context: ValuesContext): SeedValues => ({
  ...decidedBy(context),
  cessationDate: context.before(context.random.int(1, 3)),
  nature: context.random.pick([
    "cessation totale d'activité",
    "cessation temporaire d'activité (mise en sommeil)",
  ]),
  consequences: 'Le siège social est maintenu et la société demeure immatriculée',
  ...signatory(context),
});

const judgment = ({ company, random, before, address }: ValuesContext): SeedValues => ({
  court: company.place.rcs,
  judgmentDate: before(random.int(3, 12)),
  activity: company.trade.activity,
  trustee: `Me ${personOf(random).name}, ${address()}`,
  administrator: random.chance(0.6)
    ? `Me ${personOf(random).name}, ${address()}, avec mission ${random.pick(["d'assistance", 'de surveillance'])}`
    : 'néant',
  claimsDeadline: 'deux mois à compter de la publication au BODACC',
});

export const insolvencyValues = (context: ValuesContext): SeedValues => {
  const procedure = context.random.pick([
    'sauvegarde',
    'liquidation judiciaire',
    'liquidation judiciaire simplifiée',
  ]);
  // Under « sauvegarde » the debts are still paid; in liquidation there is nothing left to run.
  const insolvent = procedure !== 'sauvegarde';
  return {
    ...judgment(context),
    procedure,
    ...(insolvent && {
      administrator: 'néant',
      insolvencyDate: context.before(context.random.int(60, 200)),
    }),
  };
};

export const receivershipValues = (context: ValuesContext): SeedValues => ({
  ...judgment(context),
  insolvencyDate: context.before(context.random.int(30, 300)),
});
