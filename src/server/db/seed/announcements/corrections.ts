import { offers } from '#domain/announcement/offers.ts';
import type { Company } from './company.ts';
import { type Desk, type Filed, type Filing, fileFor } from './file-notice.ts';
import { euros, parisDay, type SceneValues } from './scene.ts';
import { daysAfter, hoursBefore } from './timeline.ts';

const RECTIFICATIONS = 8;
const ADDITIONS = 6;

// Their notices print the seat and the capital of the company as they are: the error can be quoted from the text.
const correctedTypes: readonly number[] = [2, 8, 15, 18, 19];

// Newest first, four a day: a correction that follows them by nine days has already appeared.
const TOO_RECENT = 60;

/** Some published notices were wrong or short; their companies publish again a few days later. */
export const correctionsOf = (published: readonly Filed[], desk: Desk): readonly Filed[] => {
  const candidates = published
    .slice(TOO_RECENT)
    .filter(({ announcement }) => correctedTypes.includes(announcement.typeId));
  const faulty = desk.random.shuffle(candidates).slice(0, RECTIFICATIONS + ADDITIONS);
  return faulty.map((filed, index) =>
    index < RECTIFICATIONS ? rectify(filed, desk) : complete(filed, desk),
  );
};

const rectify = (filed: Filed, desk: Desk): Filed => {
  const { company, announcement } = filed;
  const { wrong, right, corrected } = desk.random.chance(0.5)
    ? wrongSeat(company, desk)
    : wrongCapital(company);
  const extra = { ...original(filed), wrong, right };
  const notice = { typeId: 24, extra, correctsReference: announcement.reference } as const;
  return fileFor(corrected, notice, filingAfter(filed, desk), desk);
};

const complete = (filed: Filed, desk: Desk): Filed => {
  const added = desk.random.pick([
    "La date de clôture de l'exercice social demeure fixée au 31 décembre de chaque année",
    `Nom commercial : ${filed.company.name.split(' ')[0]}`,
    "Les pouvoirs nécessaires ont été donnés au porteur d'une copie du procès-verbal pour accomplir les formalités",
  ]);
  const extra = { ...original(filed), added };
  const notice = { typeId: 25, extra, correctsReference: filed.announcement.reference } as const;
  return fileFor(filed.company, notice, filingAfter(filed, desk), desk);
};

const original = ({ announcement: { title, reference, publicationDate } }: Filed): SceneValues => ({
  faultyTitle: title,
  faultyReference: reference,
  faultyDate: publicationDate ? parisDay(publicationDate) : '',
  faultyMedium: 'Parution',
});

const wrongSeat = (company: Company, { random }: Desk) => {
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

const filingAfter = ({ announcement }: Filed, { random, clerk }: Desk): Filing => {
  const offer = clerk.offer();
  const publicationDate = daysAfter(
    announcement.publicationDate ?? announcement.submittedAt,
    random.int(3, 9),
  );
  const submittedAt = hoursBefore(publicationDate, offers[offer].hours * 0.5);
  return { status: 'published', offer, submittedAt, publicationDate };
};
