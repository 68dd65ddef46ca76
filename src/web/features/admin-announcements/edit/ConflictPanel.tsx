import { useFormContext } from 'react-hook-form';
import { shortDate } from '#contract/format.fr.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { parseDay, startOfDay } from '#domain/period/paris-day.ts';
import { TwoTexts } from '#web/back-office/TwoTexts.tsx';
import { otherTypesOf } from '#web/notice-form/typed-notice.ts';
import { type AnnouncementValues, valuesOf } from './announcement-values.ts';
import type { AnnouncementEditing } from './use-announcement-editor.ts';
import type { Conflict } from './use-announcement-writes.ts';

type Props = { editing: AnnouncementEditing; conflict: Conflict };

/** Compares the two texts when two people changed the same announcement. */
export const ConflictPanel = ({ editing, conflict: { editor, at, announcement } }: Props) => {
  const { getValues } = useFormContext<AnnouncementValues>();
  return (
    <TwoTexts
      label="Deux textes pour une annonce"
      editor={editor}
      at={at}
      theirs={comparableText(valuesOf(announcement))}
      ours={comparableText(getValues())}
      theirsStays={`Le texte de ${editor} restera parmi les versions de l'annonce.`}
      onTakeTheirs={editing.takeTheirs}
      onKeepOurs={editing.keepOurs}
    />
  );
};

/** The whole announcement as one HTML text, for a line-by-line comparison. */
export const comparableText = (values: AnnouncementValues): string => {
  const lines: [string, string][] = [
    ['Titre', values.title],
    ["Type d'annonce", values.type_id && typeLabelOf(Number(values.type_id), otherTypesOf(values))],
    ['Date de publication', dayOf(values.publicationDate)],
    ["Nom de l'entreprise", values.companyName],
    ['Forme juridique', values.companyForm],
    ['SIRET', values.siret],
    ['RCS', values.rcs],
    ['Capital', values.capital],
    ['Adresse', values.address],
    ['Ville', values.city],
    ['Département', values.department],
    ['Personne à contacter', values.contactPerson],
    ['Email', values.contactEmail],
    ['Téléphone', values.contactPhone],
  ];
  const head = lines
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => `<p>${label} : ${asHtml(text)}</p>`);
  return `${head.join('')}${values.content}`;
};

const dayOf = (text: string): string => {
  const day = parseDay(text);
  return day ? shortDate(startOfDay(day)) : '';
};

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
