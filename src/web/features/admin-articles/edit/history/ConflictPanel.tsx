import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ArticleConflict } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { ArticleValues } from '../article-values.ts';
import styles from './ConflictPanel.module.css';
import { Difference } from './Difference.tsx';
import { PlainText } from './PlainText.tsx';

type Props = {
  conflict: ArticleConflict;
  onTakeTheirs: (article: AdminArticle) => void;
  onKeepOurs: (article: AdminArticle) => void;
};

type View = 'difference' | 'theirs' | 'ours';

/** Somebody saved meanwhile: who, when, both texts and their difference. Nothing is written before a choice. */
export const ConflictPanel = ({ conflict, onTakeTheirs, onKeepOurs }: Props) => {
  const { getValues } = useFormContext<ArticleValues>();
  const [view, setView] = useState<View>('difference');
  const [asked, setAsked] = useState<'theirs' | 'ours'>();
  const { editor, at, article } = conflict;
  const ours = getValues();
  const when = `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;
  const choose = () => {
    setAsked(undefined);
    if (asked === 'theirs') onTakeTheirs(article);
    else onKeepOurs(article);
  };
  return (
    <section className={styles.conflict} aria-label="Deux textes pour un article">
      <p>
        Enregistré par <strong>{editor}</strong>, le {when}. Votre texte est toujours dans le formulaire.
      </p>
      <Segmented
        label="Texte affiché"
        selected={view}
        onSelect={setView}
        choices={[
          { id: 'difference', label: 'Différences' },
          { id: 'theirs', label: `Texte de ${editor}` },
          { id: 'ours', label: 'Votre texte' },
        ]}
      />
      {view === 'difference' && <Difference before={article} after={ours} />}
      {view === 'theirs' && <PlainText text={article} />}
      {view === 'ours' && <PlainText text={ours} />}
      <div className={styles.actions}>
        <Button variant="secondary" size="dense" onClick={() => setAsked('theirs')}>
          Reprendre le texte de {editor}
        </Button>
        <Button size="dense" onClick={() => setAsked('ours')}>
          Enregistrer mon texte
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={
          asked === 'theirs' ? `Reprendre le texte de ${editor} ?` : 'Enregistrer votre texte à la suite ?'
        }
        confirmLabel={asked === 'theirs' ? 'Remplacer mon texte' : 'Enregistrer mon texte'}
        danger={asked === 'theirs'}
        onConfirm={choose}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          {asked === 'theirs'
            ? 'Votre texte non enregistré sera remplacé dans le formulaire.'
            : `Le texte de ${editor} restera parmi les versions de l'article.`}
        </p>
      </ConfirmDialog>
    </section>
  );
};
