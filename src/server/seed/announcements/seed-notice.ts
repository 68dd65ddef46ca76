import { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import type { OfferName } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { type AnnouncementTypeId, findAnnouncementType } from '#domain/announcement/types.ts';
import { departmentOfPostalCode } from '#domain/company/departments.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { addressIn, type Company, type CompanyRegistry } from './company.ts';
import type { Identifiers } from './identifiers.ts';
import { places } from './places.ts';
import type { Random } from './random.ts';
import type { SeedAnnouncement } from './seed-announcement.ts';
import { type OwnTypeId, recipes } from './values-by-type.ts';
import { createValuesContext, euros, type SeedValues } from './values-context.ts';
import { seatChangeValues } from './values-of-companies.ts';

export type SeedTools = {
  readonly random: Random;
  readonly registry: CompanyRegistry;
  readonly identifiers: Identifiers;
};

export type Placement = {
  readonly status: AnnouncementStatus;
  readonly offer: OfferName;
  readonly submittedAt: Date;
  readonly publicationDate: Date | null;
  readonly rejectReason?: string;
};

export type SeededNotice = { readonly company: Company; readonly announcement: SeedAnnouncement };

/** Founds a company and files its notice. */
export const seedNotice = (typeId: OwnTypeId, placement: Placement, tools: SeedTools): SeededNotice => {
  const { random, registry } = tools;
  const company = registry.found(recipes[typeId].wish);
  const context = createValuesContext(company, placement.submittedAt, tools);
  const from = typeId === 9 && random.chance(0.3) ? random.pick(otherRegistries(company)) : undefined;
  if (!from)
    return seedNoticeFor(company, { typeId, extra: recipes[typeId].values(context) }, placement, tools);

  const extra = seatChangeValues(context, addressIn(from, random), company.place.rcs);
  return seedNoticeFor(company, { typeId, extra, rcs: from.rcs }, placement, tools);
};

type Notice = {
  readonly typeId: AnnouncementTypeId;
  readonly extra: SeedValues;
  readonly rcs?: string;
  readonly correctsReference?: string;
};

export const seedNoticeFor = (
  company: Company,
  notice: Notice,
  placement: Placement,
  { random, identifiers }: SeedTools,
): SeededNotice => {
  const { typeId, extra, rcs = company.place.rcs, correctsReference = null } = notice;
  const identity = {
    companyName: company.name,
    companyForm: company.form,
    siret: typeId === 1 ? PENDING_SIRET : company.siret,
    rcs,
    capital: euros(company.capital),
    address: company.address,
    city: company.place.city,
    department: departmentOfPostalCode(company.place.postalCode)?.code ?? '',
  };
  const title = suggestTitle(typeId, { ...identity, title: '', extra });
  const announcement = {
    reference: identifiers.reference(),
    slug: identifiers.slug(company.name, findAnnouncementType(typeId).name),
    typeId,
    title,
    ...identity,
    content: composeNotice(typeId, { ...identity, title, extra }),
    ...identifiers.contact(company),
    origin: originOf(placement.status, random),
    rejectReason: null,
    correctsReference,
    ...placement,
  };
  return { company, announcement };
};

const otherRegistries = ({ place }: Company) => places.filter(({ rcs }) => rcs !== place.rcs);

const originOf = (status: AnnouncementStatus, random: Random): SeedAnnouncement['origin'] =>
  status === 'draft' || (status === 'published' && random.chance(0.08)) ? 'admin' : 'visitor';
