import { of, printDate } from '#domain/announcement/notice/french.ts';
import { personOf } from './company.ts';
import { euros, type Scene, type SceneValues, signatory } from './scene.ts';
import { describeCompany } from './values-of-companies.ts';

const business = ({ company, address }: Scene): SceneValues => ({
  nature: company.trade.activity,
  businessAddress: address(),
});

const opposition = ({ random, address }: Scene): string =>
  random.chance(0.5)
    ? `étude de Me ${personOf(random).name}, notaire, ${address()}`
    : `cabinet de Me ${personOf(random).name}, avocat, ${address()}`;

const counterparty = ({ company, random, registry, resident }: Scene): string =>
  random.chance(0.6)
    ? resident()
    : `la société ${describeCompany(registry.found({ trade: company.trade, place: company.place }))}`;

const registration = (scene: Scene, daysAgo: number): string => {
  const day = scene.before(daysAgo);
  const number = String(scene.random.int(10_000, 49_999)).padStart(8, '0');
  return (
    `au service départemental de l'enregistrement compétent pour ${scene.company.place.city} le ${printDate(day)}, ` +
    `dossier ${day.slice(0, 4)} ${number}, référence ${day.slice(0, 4)} A ${scene.random.int(1_000, 9_999)}`
  );
};

export const businessSaleValues = (scene: Scene): SceneValues => {
  const { random, before } = scene;
  const signed = random.int(7, 13);
  return {
    actKind: 'acte sous signature privée',
    actDate: before(signed),
    registration: registration(scene, signed - random.int(2, 5)),
    seller: counterparty(scene),
    ...business(scene),
    price: euros(random.int(6, 60) * 5_000),
    ...(random.chance(0.6) && { entryDate: before(signed) }),
    opposition: opposition(scene),
    ...signatory(scene),
  };
};

export const leaseValues = (scene: Scene): SceneValues => {
  const signed = scene.random.int(5, 13);
  return {
    actKind: 'acte sous signature privée',
    actDate: scene.before(signed),
    lessor: counterparty(scene),
    ...business(scene),
    startDate: scene.before(scene.random.int(1, 4)),
    duration: scene.random.pick(['trois ans', 'un an', 'cinq ans']),
    ...(scene.random.chance(0.7) && { renewal: 'renouvelable par tacite reconduction' }),
    ...signatory(scene),
  };
};

export const leaseEndValues = (scene: Scene): SceneValues => {
  const years = scene.random.int(2, 6) * 365;
  return {
    lessor: counterparty(scene),
    ...business(scene),
    contractDate: scene.before(years),
    endDate: scene.before(scene.random.int(2, 12)),
    firstNotice: `parue le ${printDate(scene.before(years - 10))} dans un support habilité du département`,
    ...signatory(scene),
  };
};

export const leaseRightValues = (scene: Scene): SceneValues => ({
  actKind: 'acte sous signature privée',
  actDate: scene.before(scene.random.int(4, 13)),
  assignor: counterparty(scene),
  premises: scene.address(),
  price: euros(scene.random.int(4, 36) * 2_500),
  ...(scene.random.chance(0.5) && { entryDate: scene.before(scene.random.int(1, 3)) }),
  opposition: opposition(scene),
  ...signatory(scene),
});

const plan = ({ company, random, before }: Scene, issuer: string): SceneValues => {
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

const decided = ({ random, before }: Scene): SceneValues => ({
  organ: "l'assemblée générale extraordinaire",
  decisionDate: before(random.int(4, 20)),
});

export const mergerValues = (scene: Scene): SceneValues => ({
  ...decided(scene),
  ...plan(scene, 'de la société absorbante'),
  absorbed: describeCompany(scene.registry.found({ trade: scene.company.trade, forms: ['SAS', 'SARL'] })),
  increase: euros(scene.company.capital / 4),
  ...signatory(scene),
});

export const splitValues = (scene: Scene): SceneValues => {
  const beneficiary = () =>
    describeCompany(scene.registry.found({ trade: scene.company.trade, forms: ['SAS', 'SARL'] }));
  return {
    ...decided(scene),
    ...plan(scene, 'des sociétés bénéficiaires'),
    beneficiaries: `${beneficiary()}\n${beneficiary()}`,
    ...signatory(scene),
  };
};
