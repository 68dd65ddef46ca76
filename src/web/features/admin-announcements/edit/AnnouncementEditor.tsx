import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnnouncementDraft } from '#contract/admin-announcement-drafts.ts';
import { DraftOffer } from '#web/back-office/drafts/DraftOffer.tsx';
import { SET_ASIDE_FAILED } from '#web/back-office/drafts/use-drafts.ts';
import { useSaveKey } from '#web/back-office/use-save-key.ts';
import { ErrorSummary } from '#web/notice-form/ErrorSummary.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { correctionPath } from '../addresses.ts';
import { ANNOUNCER_NOTIFIED, ATTESTATION_LOST, WITHOUT_REASON } from '../losses.ts';
import { Notes } from '../Notes.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { UnwantedDialog } from '../UnwantedDialog.tsx';
import styles from './AnnouncementEditor.module.css';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { restoredValues } from './announcement-values.ts';
import { ConflictPanel, comparableText } from './ConflictPanel.tsx';
import { EditorHead } from './EditorHead.tsx';
import type { LoadedEditor } from './load-editor.ts';
import { CorrectionPanel } from './panels/CorrectionPanel.tsx';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import { SituationPanel } from './panels/SituationPanel.tsx';
import { VersionsPanel } from './panels/VersionsPanel.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { type AnnouncementEditing, useAnnouncementEditor } from './use-announcement-editor.ts';
import { WriteNotice } from './WriteNotice.tsx';

/** The form of an announcement, new or existing. */
export const AnnouncementEditor = ({ loaded }: { loaded: LoadedEditor }) => {
  const editing = useAnnouncementEditor(loaded);
  const [asking, setAsking] = useState<'publish' | 'unpublish' | 'overwrite'>();
  const { announcement, form, writes, corrects, refused } = editing;
  const save = () => void editing.save(() => setAsking('overwrite'));
  useSaveKey(save);
  const resume = async (draft: AnnouncementDraft) => {
    if (!(await editing.resumeDraft(draft))) writes.setNotice({ tone: 'danger', text: SET_ASIDE_FAILED });
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        aria-label="Annonce légale"
        onSubmit={(event) => [event.preventDefault(), save()]}
      >
        <EditorHead
          editing={editing}
          onPublish={() =>
            announcement?.cancellationRequestedAt ? setAsking('publish') : void editing.publish()
          }
          onUnpublish={() => setAsking('unpublish')}
        />
        {corrects && (
          <div className={styles.notice}>
            <Banner tone="info">
              {corrects.kind === 'rectificatif' ? 'Ce rectificatif corrige' : 'Cet additif complète'}{' '}
              l'annonce {corrects.referenceNumber}, « {corrects.title} ».
            </Banner>
          </div>
        )}
        <WriteNotice writes={writes} />
        {writes.conflict && <ConflictPanel editing={editing} conflict={writes.conflict} />}
        <DraftOffer
          drafts={editing.drafts.offered}
          onResume={(draft) => void resume(draft)}
          onDrop={editing.drafts.drop}
          contentOf={({ fields }) => (typeof fields.content === 'string' ? fields.content : '')}
          compare={({ fields }) => ({
            before: comparableText(form.getValues()),
            after: comparableText(restoredValues(fields, form.getValues())),
          })}
          staleText="L'annonce a été enregistrée depuis : comparez les deux textes avant d'enregistrer."
        />
        {refused && refused.size > 0 && <ErrorSummary refused={refused} />}
        <div className={styles.columns} data-alone={announcement ? undefined : true}>
          <div className={styles.fields}>
            <AnnouncementFields />
          </div>
          {announcement && (
            <div className={styles.side}>
              <SituationPanel announcement={announcement} onRefund={writes.refunding.ask} />
              <CorrectionPanel announcement={announcement} />
              <Panel title="Notes internes">
                <Notes announcementId={announcement.id} />
              </Panel>
              <VersionsPanel announcement={announcement} />
              <HistoryPanel announcement={announcement} />
            </div>
          )}
        </div>
      </form>
      <UnwantedDialog
        open={asking === 'publish'}
        title={announcement?.title}
        reason={announcement?.cancellationReason}
        onConfirm={() => {
          setAsking(undefined);
          void editing.publish();
        }}
        onCancel={() => setAsking(undefined)}
      />
      {announcement && asking === 'unpublish' && (
        <UnpublishDialog
          announcement={announcement}
          onConfirm={(reason) => {
            setAsking(undefined);
            void editing.unpublish(reason);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {announcement && asking === 'overwrite' && (
        <OverwriteDialog
          announcement={announcement}
          onConfirm={(reason) => {
            setAsking(undefined);
            void editing.overwrite(reason);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {announcement?.payment && writes.refunding.open && (
        <RefundDialog
          announcement={announcement}
          payment={announcement.payment}
          refunding={writes.refunding}
          failure={writes.notice?.tone === 'danger' ? writes.notice.text : undefined}
          onConfirm={(refund) =>
            void writes.refund(refund).then((now) => now && editing.setAnnouncement(now))
          }
        />
      )}
      <LeaveDialog blocker={editing.guard.blocker} onLeave={editing.saveBeforeLeaving} />
    </FormProvider>
  );
};

type Question = {
  announcement: NonNullable<AnnouncementEditing['announcement']>;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

const UnpublishDialog = ({ announcement, ...answers }: Question) => (
  <ReasonDialog
    title="Dépublier cette annonce légale ?"
    confirmLabel="Dépublier l'annonce"
    reasonHint={`Lu par l'annonceur et par quiconque vérifie l'attestation. ${WITHOUT_REASON}`}
    {...answers}
  >
    <p>
      Sa page ne sera plus en ligne ; elle redevient un brouillon.{' '}
      {announcement.attestation && !announcement.attestation.withdrawnAt && `${ATTESTATION_LOST} `}
      {announcement.origin === 'visitor' && ANNOUNCER_NOTIFIED}
    </p>
  </ReasonDialog>
);

/**
 * A published text is authoritative: it is corrected by another notice, and overwritten only after a warning.
 */
const OverwriteDialog = ({ announcement, ...answers }: Question) => (
  <ReasonDialog
    title="Modifier le texte d'une annonce publiée ?"
    confirmLabel="Remplacer le texte publié"
    reasonHint="Gardé avec la version remplacée."
    reasonRequired
    {...answers}
  >
    <p>
      Le texte publié fait foi : une erreur se corrige par un rectificatif, lié à cette annonce. Remplacer le
      texte réémet l'attestation ; celle que l'annonceur a reçue ne vaudra plus.
    </p>
    {announcement.may.correct && (
      <p className={styles.rectify}>
        <Link to={correctionPath(announcement.id, 'rectificatif')}>Créer un rectificatif</Link>
      </p>
    )}
  </ReasonDialog>
);

type LeaveDialogProps = Pick<AnnouncementEditing['guard'], 'blocker'> & { onLeave: () => Promise<void> };

const LeaveDialog = ({ blocker, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={blocker.state === 'blocked'}
    title="Quitter sans enregistrer ?"
    confirmLabel="Quitter la page"
    cancelLabel="Rester sur la page"
    onConfirm={() => void onLeave().finally(() => blocker.proceed?.())}
    onCancel={() => blocker.reset?.()}
  >
    <p>Vos modifications ne sont pas enregistrées. Le brouillon vous sera proposé à votre retour.</p>
  </ConfirmDialog>
);
