import { of, printDate } from '#domain/announcement/notice/french.ts';
import { personOf } from './company.ts';
import { euros, type SeedValues, signatory, type ValuesContext } from './values-context.ts';
import { describeCompany } from './values-of-companies.ts';

const business = ({ company, address }: ValuesContext): SeedValues => ({
  nature: company.trade.activity,
  businessAddress: address(),
});

const opposition = ({ random, address }: ValuesContext): string =>
  random.chance(0.5)
    ? `étude de Me ${personOf(random).name}, notaire, ${address()}`
    : `cabinet de Me ${personOf(random).name}, avocat, ${address()}`;

const counterparty = ({ company, random, registry, resident }: ValuesContext): string =>
  random.chance(0.6)
    ? resident()
    : `la société ${describeCompany(registry.found({ trade: company.trade, place: company.place }))}`;

const registration = (context: ValuesContext, daysAgo: number): string => {
  const day = context.before(daysAgo);
  const number = String(context.random.int(10_000, 49_999)).padStart(8, '0');
  return (
    `au service départemental de l'enregistrement compétent pour ${context.company.place.city} le ${printDate(day)}, ` +
    `dossier ${day.slice(0, 4)} ${number}, référence ${day.slice(0, 4)} A ${context.random.int(1_000, 9_999)}`
  );
};

export const businessSaleValues = (context: ValuesContext): SeedValues => {
  const { random, before } = context;
  const signed = random.int(7, 13);
  return {
    actKind: 'acte sous signature privée',
    actDate: before(signed),
    registration: registration(context, signed - random.int(2, 5)),
    seller: counterparty(context),
    ...business(context),
    price: euros(random.int(6, 60) * 5_000),
    ...(random.chance(0.6) && { entryDate: before(signed) }),
    opposition: opposition(context),
    ...signatory(context),
  };
};

export const leaseValues = (context: ValuesContext): SeedValues => {
  const signed = context.random.int(5, 13);
  return {
    actKind: 'acte sous signature privée',
    actDate: context.before(signed),
    lessor: counterparty(context),
    ...business(context),
    startDate: context.before(context.random.int(1, 4)),
    duration: context.random.pick(['trois ans', 'un an', 'cinq ans']),
    ...(context.random.chance(0.7) && { renewal: 'renouvelable par tacite reconduction' }),
    ...signatory(context),
  };
};

export const leaseEndValues = (context: ValuesContext): SeedValues => {
  const years = context.random.int(2, 6) * 365;
  return {
    lessor: counterparty(context),
    ...business(context),
    contractDate: context.before(years),
    endDate: context.before(context.random.int(2, 12)),
    firstNotice: `parue le ${printDate(context.before(years - 10))} dans un support habilité du département`,
    ...signatory(context),
  };
};

export const leaseRightValues = (context: ValuesContext): SeedValues => ({
  actKind: 'acte sous signature privée',
  actDate: context.before(context.random.int(4, 13)),
  assignor: counterparty(context),
  premises: context.address(),
  price: euros(context.random.int(4, 36) * 2_500),
  ...(context.random.chance(0.5) && { entryDate: context.before(context.random.int(1, 3)) }),
  opposition: opposition(context),
  ...signatory(context),
});

const plan = ({ company, random, before }: ValuesContext, issuer: string): SeedValues => {
  const drafted = random.int(60, 90);
  const assets = random.int(20, 160) * 10_000;
  return {
    draftDate: before(drafted),
    filing: `au greffe ${of(company.place.rcs)} le ${printDate(before(drafted - 5))}`,
    assets: euros(assets),
    liabilities: euros(Math.round(assets * random.pick([0.3, 0.4, 0.5]))),
    exchange: `${random.pick(['3 titres', '5 titres', '7 titres'])} ${issuer} pour ${random.pick(['2', '4'])} titres apportés`,
    premium: random.chance(0.7) ? euros(random.int(4, 40) * 1_000) : 'néant',
  };
};

const decided = ({ random, before }: ValuesContext): SeedValues => ({
  organ: "l'assemblée générale extraordinaire",
  decisionDate: before(random.int(4, 20)),
});

export const mergerValues = (context: ValuesContext): SeedValues => ({
  ...decided(context),
  ...plan(context, 'de la société absorbante'),
  absorbed: describeCompany(context.registry.found({ trade: context.company.trade, forms: ['SAS', 'SARL'] })),
  increase: euros(context.company.capital / 4),
  ...signatory(context),
});

export const splitValues = (context: ValuesContext): SeedValues => {
  const beneficiary = () =>
    describeCompany(context.registry.found({ trade: context.company.trade, forms: ['SAS', 'SARL'] }));
  return {
    ...decided(context),
    ...plan(context, 'des sociétés bénéficiaires'),
    beneficiaries: `${beneficiary()}\n${beneficiary()}`,
    ...signatory(context),
  };
};
