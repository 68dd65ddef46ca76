import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { listTexts } from './list-texts.ts';

/** An action that waits for confirmation. */
export type Asked =
  | { what: 'delete-one'; one: AdminArticleItem }
  | { what: 'delete' | 'unpublish'; many: readonly AdminArticleItem[] };

type Props = { asked: Asked | undefined; onConfirm: () => void; onCancel: () => void };

export const ListDialogs = ({ asked, ...answers }: Props) => (
  <ConfirmDialog open={asked !== undefined} danger {...textsOf(asked)} {...answers}>
    {asked?.what === 'delete-one' && <p>«&nbsp;{asked.one.title}&nbsp;»</p>}
    {asked?.what === 'unpublish' ? (
      <Unpublication many={asked.many} />
    ) : (
      <p>La corbeille permet de revenir en arrière.</p>
    )}
  </ConfirmDialog>
);

const Unpublication = ({ many }: { many: readonly AdminArticleItem[] }) => {
  const others = many.filter(({ is_published }) => !is_published).length;
  return (
    <>
      <p>
        Leurs pages ne seront plus en ligne et les liens qui y mènent diront que l'article n'existe pas. Ils
        redeviennent des brouillons.
      </p>
      {others > 0 && <p>{others} article(s) non publié(s) : laissé(s) tel(s) quel(s).</p>}
    </>
  );
};

const textsOf = (asked: Asked | undefined): { title: string; confirmLabel: string } => {
  switch (asked?.what) {
    case undefined:
      return { title: '', confirmLabel: '' };
    case 'delete-one':
      return { title: listTexts.deleteOne, confirmLabel: "Supprimer l'article" };
    case 'delete':
      return {
        title: listTexts.deleteMany(asked.many.length),
        confirmLabel: `Supprimer ${asked.many.length} article(s)`,
      };
    case 'unpublish':
      return {
        title: listTexts.unpublishMany(asked.many.length),
        confirmLabel: `Dépublier ${asked.many.length} article(s)`,
      };
  }
};
