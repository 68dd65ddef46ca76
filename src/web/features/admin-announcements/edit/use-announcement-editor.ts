import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { ANNOUNCEMENTS } from '../addresses.ts';
import { type AnnouncementValues, bodyOf, inOrder, refusedFields, valuesOf } from './announcement-values.ts';
import { scheduledText } from './editor-texts.ts';
import type { LoadedEditor } from './load-editor.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';
import { useAnnouncementWrites } from './use-announcement-writes.ts';

export type AnnouncementEditing = ReturnType<typeof useAnnouncementEditor>;

type Sending = { published?: true; reason?: string };

/**
 * An untouched default date is not sent: an announcement saved today and published tomorrow would otherwise
 * be dated one day early.
 */
const sentBody = ({ announcement, form, drafts, isDateTouched }: ReturnType<typeof useAnnouncementForm>) => {
  const { publicationDate, ...rest } = bodyOf(form.getValues());
  const isChosen = !announcement || announcement.publicationDate !== null || isDateTouched();
  return { ...rest, ...(isChosen && { publicationDate }), tabId: drafts.tabId };
};

/** All the actions on an announcement's page. */
export const useAnnouncementEditor = (loaded: LoadedEditor) => {
  const announcementForm = useAnnouncementForm(loaded);
  const { announcement, form, autosave } = announcementForm;
  const writes = useAnnouncementWrites(announcement?.id);
  const navigate = useNavigate();
  /** The fields refused at the last attempt, in the order of the screen. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>();

  const refuse = (fields: readonly (readonly [string, string])[]) => {
    if (fields.length === 0) return;
    const named = inOrder(fields);
    for (const [name, message] of named) form.setError(name as Path<AnnouncementValues>, { message });
    setRefused(named);
  };
  const onInvalid = () => setRefused(refusedFields(form.getValues()));
  /** Sends the form's text; with `published`, publishes it in the same request. */
  const send = async (kind: 'save' | 'publish', { published, reason }: Sending = {}) => {
    // An autosave in flight must not arrive after the save that it precedes.
    await autosave.cancelPending();
    const body = { ...sentBody(announcementForm), published: published ?? announcement?.published ?? false };
    const outcome = await writes.write(kind, (api) =>
      announcement
        ? api.put('/admin/legal-announcements/:id', {
            params: { id: announcement.id },
            body: { ...body, rev: announcementForm.rev(), ...(reason && { reason }) },
          })
        : api.post('/admin/legal-announcements', {
            body: { ...body, ...(loaded.corrects && { correctsId: loaded.corrects.id }) },
          }),
    );
    if (outcome.done) await announcementForm.settle();
    else autosave.touch();
    return outcome;
  };

  const save = async (reason?: string) => {
    setRefused(undefined);
    const outcome = await send('save', reason ? { reason } : {});
    if (!outcome.done) return refuse(outcome.fields);
    announcementForm.guard.open();
    showToast({ text: outcome.message });
    notifyCountsChanged();
    await navigate(ANNOUNCEMENTS);
  };

  /** Reads the announcement again after a change, and shows the server's version. */
  const refresh = async (keepTyped: boolean) => {
    notifyCountsChanged();
    const now = await writes.read();
    if (now && keepTyped) announcementForm.setAnnouncement(now);
    else if (now) announcementForm.startFrom(now, valuesOf(now));
    return now;
  };

  const publish = async () => {
    if (!announcement) return;
    setRefused(undefined);
    // Unsaved changes are sent with the publication: the published text is the one on screen.
    const outcome = announcementForm.isUnsaved()
      ? await send('publish', { published: true })
      : await writes.write('publish', (api) =>
          api.put('/admin/legal-announcements/:id/publish', {
            params: { id: announcement.id },
            body: { rev: announcementForm.rev() },
          }),
        );
    if (!outcome.done) refuse(outcome.fields);
    const now = await refresh(!outcome.done);
    if (outcome.done && now?.status === 'approved' && now.publicationDate)
      writes.setNotice({ tone: 'success', text: scheduledText(now.publicationDate) });
  };

  const unpublish = async (reason: string) => {
    if (!announcement) return;
    const outcome = await writes.write('unpublish', (api) =>
      api.put('/admin/legal-announcements/:id/unpublish', {
        params: { id: announcement.id },
        body: reason.trim() === '' ? {} : { reason: reason.trim() },
      }),
    );
    await refresh(!outcome.done || announcementForm.isUnsaved());
  };

  const theirs = writes.conflict?.announcement;
  return {
    ...announcementForm,
    writes,
    refused,
    corrects: loaded.corrects,
    /** Asks for confirmation before it overwrites a published text. */
    save: (ask: () => void) => {
      const overwrites = announcement?.published && announcementForm.isUnsaved();
      return form.handleSubmit(() => (overwrites ? ask() : save()), onInvalid)();
    },
    overwrite: save,
    publish: form.handleSubmit(publish, onInvalid),
    unpublish,
    /** Replaces our text with the other person's. */
    takeTheirs: () => {
      if (theirs) announcementForm.startFrom(theirs, valuesOf(theirs));
      writes.settle();
    },
    /** Saves our text over the other person's, which stays among the versions. */
    keepOurs: () => {
      if (theirs) announcementForm.acceptRev(theirs.rev);
      writes.settle();
      void form.handleSubmit(() => save(), onInvalid)();
    },
  };
};
