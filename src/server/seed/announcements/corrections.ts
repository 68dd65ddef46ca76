import { offers } from '#domain/announcement/offers.ts';
import type { Company } from './company.ts';
import { type Placement, type SeededNotice, type SeedTools, seedNoticeFor } from './seed-notice.ts';
import { daysAfter, hoursBefore } from './timeline.ts';
import { euros, parisDay, type SeedValues } from './values-context.ts';

const RECTIFICATIONS = 8;
const ADDITIONS = 6;

// Their notices print the seat and the capital of the company as they are: the error can be quoted from the text.
const correctedTypes: readonly number[] = [2, 8, 15, 18, 19];

// Newest first, four a day: a correction that follows them by nine days has already appeared.
const TOO_RECENT = 60;

/** Some published notices were wrong or short; their companies publish again a few days later. */
export const correctionsOf = (
  published: readonly SeededNotice[],
  tools: SeedTools,
): readonly SeededNotice[] => {
  const candidates = published
    .slice(TOO_RECENT)
    .filter(({ announcement }) => correctedTypes.includes(announcement.typeId));
  const faulty = tools.random.shuffle(candidates).slice(0, RECTIFICATIONS + ADDITIONS);
  return faulty.map((seeded, index) =>
    index < RECTIFICATIONS ? rectify(seeded, tools) : complete(seeded, tools),
  );
};

const rectify = (seeded: SeededNotice, tools: SeedTools): SeededNotice => {
  const { company, announcement } = seeded;
  const { wrong, right, corrected } = tools.random.chance(0.5)
    ? wrongSeat(company, tools)
    : wrongCapital(company);
  const extra = { ...original(seeded), wrong, right };
  const notice = { typeId: 24, extra, correctsReference: announcement.reference } as const;
  return seedNoticeFor(corrected, notice, filingAfter(seeded, tools), tools);
};

const complete = (seeded: SeededNotice, tools: SeedTools): SeededNotice => {
  const added = tools.random.pick([
    "La date de clôture de l'exercice social demeure fixée au 31 décembre de chaque année",
    `Nom commercial : ${seeded.company.name.split(' ')[0]}`,
    "Les pouvoirs nécessaires ont été donnés au porteur d'une copie du procès-verbal pour accomplir les formalités",
  ]);
  const extra = { ...original(seeded), added };
  const notice = { typeId: 25, extra, correctsReference: seeded.announcement.reference } as const;
  return seedNoticeFor(seeded.company, notice, filingAfter(seeded, tools), tools);
};

const original = ({ announcement: { title, reference, publicationDate } }: SeededNotice): SeedValues => ({
  faultyTitle: title,
  faultyReference: reference,
  faultyDate: publicationDate ? parisDay(publicationDate) : '',
  faultyMedium: 'Parution',
});

const wrongSeat = (company: Company, { random }: SeedTools) => {
  const address = company.address.replace(/^\d+/, (number) => String(Number(number) + random.int(1, 9)));
  return {
    wrong: `Siège social : ${company.address}`,
    right: `Siège social : ${address}`,
    corrected: { ...company, address },
  };
};

const wrongCapital = (company: Company) => {
  const capital = company.capital + 1_000;
  return {
    wrong: `au capital de ${euros(company.capital)}`,
    right: `au capital de ${euros(capital)}`,
    corrected: { ...company, capital },
  };
};

const filingAfter = ({ announcement }: SeededNotice, { random, identifiers }: SeedTools): Placement => {
  const offer = identifiers.offer();
  const publicationDate = daysAfter(
    announcement.publicationDate ?? announcement.submittedAt,
    random.int(3, 9),
  );
  const submittedAt = hoursBefore(publicationDate, offers[offer].hours * 0.5);
  return { status: 'published', offer, submittedAt, publicationDate };
};
