import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSaveKey } from '#web/back-office/use-save-key.ts';
import { ErrorSummary } from '#web/notice-form/ErrorSummary.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { UnwantedDialog } from '../UnwantedDialog.tsx';
import styles from './AnnouncementEditor.module.css';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditorHead } from './EditorHead.tsx';
import type { LoadedEditor } from './load-editor.ts';
import { CorrectionPanel } from './panels/CorrectionPanel.tsx';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import { SituationPanel } from './panels/SituationPanel.tsx';
import { VersionsPanel } from './panels/VersionsPanel.tsx';
import { type AnnouncementEditing, useAnnouncementEditor } from './use-announcement-editor.ts';

/** The form of an announcement, in both of its modes. */
export const AnnouncementEditor = ({ loaded }: { loaded: LoadedEditor }) => {
  const editing = useAnnouncementEditor(loaded);
  const [withdrawal, setWithdrawal] = useState('');
  const [asking, setAsking] = useState(false);
  const { announcement, form, writes, corrects, refused } = editing;
  const news = useShownNotice(writes.notice);
  useSaveKey(() => void editing.save());

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate aria-label="Annonce légale" onSubmit={editing.save}>
        <EditorHead
          editing={editing}
          withdrawal={withdrawal}
          onPublish={() => (announcement?.cancellationRequestedAt ? setAsking(true) : void editing.publish())}
        />
        {corrects && (
          <div className={styles.notice}>
            <Banner tone="info">
              {corrects.kind === 'rectificatif' ? 'Ce rectificatif corrige' : 'Cet additif complète'}{' '}
              l'annonce {corrects.referenceNumber}, « {corrects.title} ».
            </Banner>
          </div>
        )}
        {writes.notice && (
          <div ref={news} className={styles.notice}>
            <Banner tone={writes.notice.tone} onClose={() => writes.setNotice(undefined)}>
              {writes.notice.text}
            </Banner>
          </div>
        )}
        {writes.conflict && <ConflictPanel editing={editing} conflict={writes.conflict} />}
        {refused && refused.size > 0 && <ErrorSummary refused={refused} />}
        <div className={styles.columns} data-alone={announcement ? undefined : true}>
          <div className={styles.fields}>
            <AnnouncementFields />
          </div>
          {announcement && (
            <div className={styles.side}>
              <SituationPanel
                announcement={announcement}
                withdrawal={withdrawal}
                onWithdrawal={setWithdrawal}
              />
              <CorrectionPanel announcement={announcement} />
              <VersionsPanel announcement={announcement} />
              <HistoryPanel announcement={announcement} />
            </div>
          )}
        </div>
      </form>
      <UnwantedDialog
        open={asking}
        title={announcement?.title}
        reason={announcement?.cancellationReason}
        onConfirm={() => {
          setAsking(false);
          void editing.publish();
        }}
        onCancel={() => setAsking(false)}
      />
      <LeaveDialog blocker={editing.guard.blocker} />
    </FormProvider>
  );
};

const LeaveDialog = ({ blocker }: Pick<AnnouncementEditing['guard'], 'blocker'>) => (
  <ConfirmDialog
    open={blocker.state === 'blocked'}
    danger
    title="Quitter sans enregistrer ?"
    confirmLabel="Quitter la page"
    cancelLabel="Rester sur la page"
    onConfirm={() => blocker.proceed?.()}
    onCancel={() => blocker.reset?.()}
  >
    <p>Vos modifications ne sont pas enregistrées : elles seront perdues.</p>
  </ConfirmDialog>
);

/** Whoever publishes or saves from the middle of a long form sees what came of it. */
const useShownNotice = (notice: AnnouncementEditing['writes']['notice']) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [notice]);
  return box;
};
