import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { isPaidOrAttested, lossesOf, lossesOfMany, unpublishedLosses, WITHOUT_REASON } from '../losses.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import styles from './AnnouncementsPage.module.css';
import { listTexts } from './list-texts.ts';

/** An action that waits for confirmation. */
export type Asked =
  | { what: 'delete-one'; one: AdminAnnouncementItem }
  | { what: 'delete' | 'reject' | 'unpublish'; many: readonly AdminAnnouncementItem[] };

type Props = {
  asked: Asked | undefined;
  onConfirm: (reason?: string) => void;
  onCancel: () => void;
};

export const ListDialogs = ({ asked, onConfirm, onCancel }: Props) => {
  const answers = { onConfirm, onCancel };
  if (asked?.what === 'delete-one' && (asked.one.published || isPaidOrAttested(asked.one)))
    return <DeleteOne one={asked.one} {...answers} />;
  if (asked?.what === 'delete' && asked.many.some((one) => one.published || isPaidOrAttested(one)))
    return <DeleteMany many={asked.many} {...answers} />;
  if (asked?.what === 'unpublish') return <UnpublishMany many={asked.many} {...answers} />;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      danger
      {...textsOf(asked)}
      onConfirm={() => onConfirm()}
      onCancel={onCancel}
    >
      {asked?.what === 'delete-one' && <p>«&nbsp;{asked.one.title}&nbsp;»</p>}
      {asked?.what === 'reject' && (
        <p>
          Chaque annonceur est prévenu par e-mail, et ce qu'il a payé lui est remboursé. Pour écrire un motif,
          rejetez l'annonce depuis les annonces en attente.
        </p>
      )}
      {asked && asked.what !== 'reject' && <p>La corbeille permet de revenir en arrière.</p>}
    </ConfirmDialog>
  );
};

type Answers = Omit<Props, 'asked'>;
const REASON_HINT = 'Lu par les annonceurs et par quiconque vérifie une attestation.';

const DeleteOne = ({ one, ...answers }: Answers & { one: AdminAnnouncementItem }) => (
  <ReasonDialog
    {...textsOf({ what: 'delete-one', one })}
    {...answers}
    reasonHint={REASON_HINT}
    reasonRequired={isPaidOrAttested(one)}
    typed={
      isPaidOrAttested(one)
        ? { label: `Pour confirmer, saisissez ${one.reference_number}`, expected: one.reference_number }
        : undefined
    }
  >
    <p>«&nbsp;{one.title}&nbsp;»</p>
    <Losses texts={lossesOf(one)} />
  </ReasonDialog>
);

const DeleteMany = ({ many, ...answers }: Answers & { many: readonly AdminAnnouncementItem[] }) => {
  const isAnyPaidOrAttested = many.some(isPaidOrAttested);
  const expected = String(many.length);
  return (
    <ReasonDialog
      {...textsOf({ what: 'delete', many })}
      {...answers}
      reasonHint={REASON_HINT}
      reasonRequired={isAnyPaidOrAttested}
      typed={
        isAnyPaidOrAttested
          ? { label: `Pour confirmer, saisissez le nombre d'annonces : ${expected}`, expected }
          : undefined
      }
    >
      <Losses texts={lossesOfMany(many)} />
    </ReasonDialog>
  );
};

const UnpublishMany = ({ many, ...answers }: Answers & { many: readonly AdminAnnouncementItem[] }) => (
  <ReasonDialog
    {...textsOf({ what: 'unpublish', many })}
    {...answers}
    reasonHint={`${REASON_HINT} ${WITHOUT_REASON}`}
  >
    <Losses texts={unpublishedLosses(many)} />
  </ReasonDialog>
);

const Losses = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.losses}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const textsOf = (asked: Asked | undefined): { title: string; confirmLabel: string } => {
  switch (asked?.what) {
    case undefined:
      return { title: '', confirmLabel: '' };
    case 'delete-one':
      return { title: listTexts.deleteOne, confirmLabel: "Supprimer l'annonce" };
    case 'delete':
      return {
        title: listTexts.deleteMany(asked.many.length),
        confirmLabel: `Supprimer ${asked.many.length} annonce(s)`,
      };
    case 'unpublish':
      return {
        title: listTexts.unpublishMany(asked.many.length),
        confirmLabel: `Dépublier ${asked.many.length} annonce(s)`,
      };
    case 'reject':
      return {
        title: listTexts.rejectMany(asked.many.length),
        confirmLabel: `Rejeter ${asked.many.length} annonce(s)`,
      };
  }
};
