import { useFormContext } from 'react-hook-form';
import { TwoTexts } from '#web/back-office/TwoTexts.tsx';
import { type AnnouncementValues, valuesOf } from './announcement-values.ts';
import { comparableText } from './comparable-text.ts';
import type { AnnouncementEditing } from './use-announcement-editor.ts';
import type { Conflict } from './use-announcement-writes.ts';

type Props = { editing: AnnouncementEditing; conflict: Conflict };

/** Two people, one announcement. */
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
