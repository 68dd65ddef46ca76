import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { listTexts } from './list-texts.ts';

/** What is about to be done, before anybody has said yes. */
export type Asked =
  | { what: 'delete-one'; one: AdminAnnouncementItem }
  | { what: 'delete' | 'reject'; many: readonly AdminAnnouncementItem[] };

type Props = { asked: Asked | undefined; onConfirm: () => void; onCancel: () => void };

export const ListDialogs = ({ asked, ...answers }: Props) => (
  <ConfirmDialog open={asked !== undefined} danger {...wordsOf(asked)} {...answers}>
    {asked?.what === 'delete-one' && <p>« {asked.one.title} »</p>}
    {asked?.what === 'reject' && (
      <p>
        Chaque annonceur est prévenu par courriel, et ce qu'il a payé lui est remboursé. Pour écrire un motif,
        rejetez l'annonce depuis les annonces en attente.
      </p>
    )}
  </ConfirmDialog>
);

const wordsOf = (asked: Asked | undefined): { title: string; confirmLabel: string } => {
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
    case 'reject':
      return {
        title: listTexts.rejectMany(asked.many.length),
        confirmLabel: `Rejeter ${asked.many.length} annonce(s)`,
      };
  }
};
