import { addressIn, type Company, type CompanyRegistry, type Person, personOf } from './company.ts';
import { places } from './places.ts';
import type { Random } from './random.ts';

/** What a notice's values are made from: the company, and the days around the submission. */
export type ValuesContext = {
  readonly company: Company;
  readonly registry: CompanyRegistry;
  readonly random: Random;
  /** The ISO working day about that many days before the submission. */
  readonly before: (days: number) => string;
  readonly after: (days: number) => string;
  /** Someone with a home nearby: « Mme Élise Marvaudon, demeurant 3 rue Neuve, 69001 Lyon ». */
  readonly resident: (person?: Person) => string;
  readonly address: () => string;
};

export type SeedValues = Readonly<Record<string, string>>;

const DAY = 24 * 60 * 60 * 1000;

export const createValuesContext = (
  company: Company,
  submittedAt: Date,
  { random, registry }: { random: Random; registry: CompanyRegistry },
): ValuesContext => {
  const address = () => addressIn(company.place, random);
  const home = () => (random.chance(0.95) ? address() : addressIn(random.pick(places), random));
  const managerHome = home();
  return {
    company,
    registry,
    random,
    before: (days) => parisDay(workingDay(new Date(submittedAt.getTime() - days * DAY), -DAY)),
    after: (days) => parisDay(workingDay(new Date(submittedAt.getTime() + days * DAY), DAY)),
    resident: (person = personOf(random)) =>
      `${person.title} ${person.name}, demeurant ${person === company.manager ? managerHome : home()}`,
    address,
  };
};

const holidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Courts, notaries and meetings rest at the weekend and on holidays. */
const workingDay = (date: Date, step: number): Date => {
  const day = parisDay(date);
  const weekday = new Date(day).getUTCDay();
  const closed = weekday === 0 || weekday === 6 || holidays.includes(day.slice(5));
  return closed ? workingDay(new Date(date.getTime() + step), step) : date;
};

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export const parisDay = (date: Date): string => paris.format(date);

export const euros = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} €`;

/** The manager's title in the company: « Présidente », « Gérant ». */
export const managerTitle = ({ form, manager }: Company): string => {
  const shares = ['SAS', 'SASU', 'SELAS'].includes(form);
  if (shares) return manager.title === 'Mme' ? 'Présidente' : 'Président';
  if (form === 'SA' || form === 'SELAFA')
    return manager.title === 'Mme' ? 'Présidente-directrice générale' : 'Président-directeur général';
  return manager.title === 'Mme' ? 'Gérante' : 'Gérant';
};

/** « Le gérant », « La présidente »: who signs. */
export const signatory = ({ company, random }: ValuesContext): SeedValues => {
  const title = managerTitle(company).toLowerCase();
  return random.chance(0.6) ? { signatory: `${company.manager.title === 'Mme' ? 'La' : 'Le'} ${title}` } : {};
};

export const decidedBy = (context: ValuesContext): SeedValues => ({
  organ: organOf(context),
  decisionDate: context.before(context.random.int(4, 21)),
});

const organOf = ({ company: { form }, random }: ValuesContext): string => {
  if (form === 'SASU' || form === 'EURL') return "l'associé unique";
  if (form === 'SA' || form === 'SCA') return "l'assemblée générale extraordinaire des actionnaires";
  return random.pick([
    "l'assemblée générale extraordinaire",
    "l'assemblée générale extraordinaire",
    'la collectivité des associés',
  ]);
};
