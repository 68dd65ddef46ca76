import { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import type { OfferName } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { type AnnouncementTypeId, findAnnouncementType } from '#domain/announcement/types.ts';
import { departmentOfPostalCode } from '#domain/company/departments.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import type { Clerk } from './clerk.ts';
import { addressIn, type Company, type CompanyRegistry } from './company.ts';
import { places } from './places.ts';
import type { Random } from './random.ts';
import { createScene, euros, type SceneValues } from './scene.ts';
import type { SeedAnnouncement } from './seed-announcement.ts';
import { type OwnTypeId, recipes } from './values-by-type.ts';
import { seatChangeValues } from './values-of-companies.ts';

export type Desk = { readonly random: Random; readonly registry: CompanyRegistry; readonly clerk: Clerk };

export type Filing = {
  readonly status: AnnouncementStatus;
  readonly offer: OfferName;
  readonly submittedAt: Date;
  readonly publicationDate: Date | null;
  readonly rejectReason?: string;
};

export type Filed = { readonly company: Company; readonly announcement: SeedAnnouncement };

/** Founds a company and files its notice. */
export const fileNotice = (typeId: OwnTypeId, filing: Filing, desk: Desk): Filed => {
  const { random, registry } = desk;
  const company = registry.found(recipes[typeId].wish);
  const scene = createScene(company, filing.submittedAt, desk);
  const from = typeId === 9 && random.chance(0.3) ? random.pick(otherRegistries(company)) : undefined;
  if (!from) return fileFor(company, { typeId, extra: recipes[typeId].values(scene) }, filing, desk);

  const extra = seatChangeValues(scene, addressIn(from, random), company.place.rcs);
  return fileFor(company, { typeId, extra, rcs: from.rcs }, filing, desk);
};

type Notice = {
  readonly typeId: AnnouncementTypeId;
  readonly extra: SceneValues;
  readonly rcs?: string;
  readonly correctsReference?: string;
};

export const fileFor = (company: Company, notice: Notice, filing: Filing, { random, clerk }: Desk): Filed => {
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
    reference: clerk.reference(),
    slug: clerk.slug(company.name, findAnnouncementType(typeId).name),
    typeId,
    title,
    ...identity,
    content: composeNotice(typeId, { ...identity, title, extra }),
    ...clerk.contact(company),
    origin: originOf(filing.status, random),
    rejectReason: null,
    correctsReference,
    ...filing,
  };
  return { company, announcement };
};

const otherRegistries = ({ place }: Company) => places.filter(({ rcs }) => rcs !== place.rcs);

const originOf = (status: AnnouncementStatus, random: Random): SeedAnnouncement['origin'] =>
  status === 'draft' || (status === 'published' && random.chance(0.08)) ? 'admin' : 'visitor';
