import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useDrafts } from '#web/back-office/drafts/use-drafts.ts';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { refusedErrors } from '#web/notice-form/refused-errors.ts';
import { CREATE, correctionPath, editPath } from '../addresses.ts';
import { announcementDraftCalls, announcementPlace } from './announcement-drafts.ts';
import { type AnnouncementValues, refusedFields, restoredValues, sameValues } from './announcement-values.ts';
import type { LoadedEditor } from './load-editor.ts';

/** The form's values, the version they are based on, and the protection against losing them. */
export const useAnnouncementForm = (editor: LoadedEditor) => {
  const { announcement: loaded, values: initial, corrects } = editor;
  const [announcement, setAnnouncement] = useState(loaded);
  const base = useRef({ values: initial, rev: loaded?.rev });
  const form = useForm<AnnouncementValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const { getValues, reset } = form;
  const [isDirty, setDirty] = useState(false);
  const read = () =>
    sameValues(typed(getValues()), typed(base.current.values))
      ? undefined
      : { values: getValues(), rev: base.current.rev };
  const { autosave, settle, resumeDraft, saveBeforeLeaving, ...drafts } = useDrafts({
    place: announcementPlace(editor),
    label: loaded ? `Annonce « ${loaded.title} »` : 'Nouvelle annonce légale',
    path: loaded ? editPath(loaded.id) : corrects ? correctionPath(corrects.id, corrects.kind) : CREATE,
    found: editor.drafts,
    calls: announcementDraftCalls(editor),
    read,
    restore: (values, rev) => {
      if (rev) base.current = { ...base.current, rev };
      reset(restoredValues(values, getValues()), { keepDefaultValues: true });
      setDirty(true);
    },
  });
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });
  const { touch } = autosave;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setDirty(readNow.current() !== undefined);
          touch();
        },
      }),
    [form, touch],
  );
  const guard = useLeaveGuard(isDirty);

  /** Resets the form to the server's version. */
  const startFrom = (next: NonNullable<typeof loaded>, values: AnnouncementValues) => {
    base.current = { values, rev: next.rev };
    setAnnouncement(next);
    reset(values);
    setDirty(false);
  };

  return {
    announcement,
    setAnnouncement,
    form,
    isDirty,
    guard,
    drafts,
    autosave,
    settle,
    resumeDraft,
    saveBeforeLeaving,
    startFrom,
    isUnsaved: () => read() !== undefined,
    isDateTouched: () => getValues().publicationDate !== base.current.values.publicationDate,
    rev: () => base.current.rev,
    /** The next save is based on this revision, which another person made. */
    acceptRev: (rev: number) => {
      base.current = { ...base.current, rev };
    },
  };
};

/** An unanswered extra question is not a change. */
const typed = (values: AnnouncementValues): AnnouncementValues => ({
  ...values,
  extra: Object.fromEntries(
    Object.entries(values.extra)
      .filter(([, answer]) => answer !== '')
      .sort(([one], [other]) => one.localeCompare(other)),
  ),
});

/** Validates with the contract's rules, so that the form and the server give the same messages. */
const resolver: Resolver<AnnouncementValues> = (values) => {
  const refused = refusedFields(values);
  if (refused.size === 0) return { values, errors: {} };
  return { values: {}, errors: refusedErrors(refused) as FieldErrors<AnnouncementValues> };
};
