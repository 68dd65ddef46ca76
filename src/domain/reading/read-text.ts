import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { readBusiness } from './business.ts';
import { readChanges } from './changes.ts';
import { companyFindings, readCompany } from './company.ts';
import { type Context, contextOf, isAboutBusiness } from './context.ts';
import { readCorrected, readCorrections } from './corrections.ts';
import { readCourts, readLiquidation } from './courts.ts';
import { type Dates, readDates } from './decisions.ts';
import { evidentTypes } from './evident-changes.ts';
import { type Fact, type FactName, type Finding, factsOf, SURE, textOf } from './facts.ts';
import { readMeeting } from './meetings.ts';
import { withMineEnded } from './offices-left.ts';
import { readOrgans } from './organs.ts';
import { readPersons } from './persons.ts';
import { plausible } from './plausible.ts';
import { readRepresentatives } from './representatives.ts';
import { readStatements } from './statements.ts';
import type { TextKind } from './text-kinds.ts';
import { type Unassigned, unassignedOf } from './unassigned.ts';

/** What a text says, each fact with the words and the sentence that state it. */
export type Reading = {
  readonly kind: TextKind;
  /** The types of notice that the text is, or calls for, the main one first. */
  readonly types: readonly AnnouncementTypeName[];
  readonly facts: readonly Fact[];
  /** What the text has besides: values of which the reader does not know what they say. */
  readonly unassigned: readonly Unassigned[];
};

/** Reads a notice, statutes, a decision or a deed in French. Deterministic; invents nothing. */
export const readText = (text: string): Reading => {
  const context = withEvidence(contextOf(text));
  const dates = readDates(context);
  const read = plausible(context.source, findingsOf(context, dates));
  const wrong = read.filter(({ name }) => name === 'correction.old');
  const right = read.filter(
    (one) =>
      one.name.startsWith('correction') ||
      !wrong.some(({ start, end }) => one.start >= start && one.start < end),
  );
  const kept = [...right, ...readCorrected(context, right)];
  return {
    kind: context.kind,
    types: typesBy(context, kept),
    facts: factsOf(context.source, kept),
    unassigned: unassignedOf(context, read, dates.explained),
  };
};

/** A notice of no type in which a value of its head is given anew is about that change. */
const withEvidence = (context: Context): Context => {
  if (context.types[0] !== 'autre' || context.kind !== 'notice') return context;
  const types = evidentTypes(context, readCompany(context));
  return types.length > 0 ? { ...context, types } : context;
};

/** A text of no type in which somebody leaves an office is about that. */
const typesBy = ({ types, kind }: Context, findings: readonly Finding[]): Reading['types'] => {
  if (types[0] !== 'autre' || kind !== 'notice') return types;
  const left = findings.filter(({ name, sure }) => name === 'person.outgoing' && sure >= SURE);
  if (left.length === 0) return types;
  return left.every(({ value }) => value.startsWith('commissaire'))
    ? ['nomination_commissaire']
    : ['changement_dirigeant'];
};

const findingsOf = (context: Context, dates: Dates): readonly Finding[] => {
  const first = readCompany(context);
  const { company, findings: changes } = readChanges(context, first);
  const about = isAboutBusiness(context);
  const seat = company.seat ? textOf(context.source, company.seat) : undefined;
  const persons = readPersons(
    context,
    { seat, freshSeat: changes.find(({ name }) => name === 'change.seat.new')?.value },
    about ? undefined : company.name?.value,
    changes.find(({ name }) => name === 'change.form.new')?.value,
  );
  const business = readBusiness(context);
  // « LOUEUR : A, GÉRANT : B »: who takes the business is not its manager.
  const sides = new Set(
    business.filter(({ name }) => /^(?:seller|buyer)$/.test(name)).map(({ start }) => start),
  );
  return [
    ...(about
      ? []
      : single(before([...companyFindings(context, company), ...readStatements(context), ...changes]))),
    ...withMineEnded(
      context,
      persons.filter(({ name, start }) => name !== 'person' || !sides.has(start)),
    ),
    ...readRepresentatives(context, persons, about ? undefined : company.name?.value),
    ...(context.types[0] === 'vente_aux_encheres' || context.types[0] === 'convocation_assemblee'
      ? []
      : dates.findings.filter((one) => !isUnasked(context, one.name))),
    ...(about ? [] : readOrgans(context, company.name?.value)),
    ...business,
    ...readCourts(context),
    ...readLiquidation(context, company, persons),
    ...readMeeting(context, company),
    ...readCorrections(context),
  ];
};

/** A constitution and a deed have no meeting. */
const isUnasked = (context: Context, name: FactName): boolean =>
  name === 'date.decision' && (context.types[0] === 'constitution' || isAboutBusiness(context));

/** What stands in a new value is not said of the company before: « la durée devient 99 ans ». */
const before = (findings: readonly Finding[]): readonly Finding[] => {
  const fresh = single(findings.filter(({ name }) => /^change\.(?:object|duration)\.new$/.test(name)));
  return findings.filter(
    ({ name, start, end }) =>
      !/^company\.(?:object|duration)$/.test(name) ||
      !fresh.some((one) => one.start < end && one.end > start),
  );
};

/** One value for each of these: the surest, then the first. */
const single = (findings: readonly Finding[]): readonly Finding[] => {
  const best = new Map<FactName, Finding>();
  for (const one of findings) {
    const known = best.get(one.name);
    if (!known || one.sure > known.sure) best.set(one.name, one);
  }
  return [...best.values()];
};

/** The values of a fact that are sure enough to be used. */
export const sureValues = ({ facts }: Reading, name: FactName): readonly Fact[] =>
  facts.filter((fact) => fact.name === name && fact.sure >= SURE);
