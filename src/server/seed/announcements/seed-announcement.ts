import type { OfferName } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { AnnouncementTypeId } from '#domain/announcement/types.ts';

/** One announcement of the demonstration content. Companies, people and SIRETs are invented; communes are real. */
export type SeedAnnouncement = {
  readonly reference: string;
  readonly slug: string;
  readonly status: AnnouncementStatus;
  readonly title: string;
  readonly typeId: AnnouncementTypeId;
  readonly companyName: string;
  readonly companyForm: string;
  readonly siret: string;
  readonly rcs: string;
  readonly capital: string;
  readonly address: string;
  readonly city: string;
  readonly department: string;
  readonly content: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Whether the submitter asked for the contact to be printed. */
  readonly contactPublic: boolean;
  readonly origin: 'visitor' | 'admin';
  readonly offer: OfferName;
  readonly submittedAt: Date;
  readonly publicationDate: Date | null;
  readonly rejectReason: string | null;
  /** The earlier notice of the same company that a rectificatif or an additif mends. */
  readonly correctsReference: string | null;
};
