import type { OfferName } from '#domain/announcement/offers.ts';
import { REFERENCE_COUNT, referenceOf } from '#domain/announcement/reference.ts';
import { normalised } from '#domain/text/normalise.ts';
import { type Company, personOf } from './company.ts';
import type { Random } from './random.ts';
import type { SeedAnnouncement } from './seed-announcement.ts';

type Contact = Pick<SeedAnnouncement, 'contactName' | 'contactEmail' | 'contactPhone' | 'contactPublic'>;

/** Hands out what a notice receives when it is filed; never the same reference or slug twice. */
export type Identifiers = {
  readonly reference: () => string;
  readonly slug: (companyName: string, typeName: string) => string;
  readonly contact: (company: Company) => Contact;
  readonly offer: () => OfferName;
};

export const createIdentifiers = (random: Random): Identifiers => {
  const given = new Set<string>();
  const unique = (make: () => string): string => {
    const made = make();
    if (given.has(made)) return unique(make);
    given.add(made);
    return made;
  };

  return {
    reference: () => unique(() => referenceOf(random.int(100_000, REFERENCE_COUNT - 1))),
    slug: (companyName, typeName) =>
      unique(() => `${asciiSlug(`${companyName} ${typeName}`)}-${suffix(random)}`),
    contact: (company) => {
      const { name } = random.chance(0.6) ? company.manager : personOf(random);
      return {
        contactName: name,
        contactEmail: `${asciiSlug(name).replaceAll('-', '.')}@exemple.parution.localhost`,
        contactPhone: `01 00 00 00 ${String(random.int(0, 99)).padStart(2, '0')}`,
        contactPublic: random.chance(0.2),
      };
    },
    offer: () =>
      random.pick(['standard', 'standard', 'standard', 'premium', 'premium', 'entreprise'] as const),
  };
};

const asciiSlug = (text: string): string =>
  normalised(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const suffix = (random: Random): string => random.int(36 ** 3, 36 ** 4 - 1).toString(36);
