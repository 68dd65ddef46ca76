import { useState } from 'react';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { ReadableText, TextDifference } from './TextDifference.tsx';
import styles from './TwoTexts.module.css';

type Props = {
  /** « Deux textes pour un article » */
  label: string;
  editor: string;
  at: string;
  /** Both in HTML. */
  theirs: string;
  ours: string;
  /** Shown before our text replaces theirs: where theirs can still be found. */
  theirsStays: string;
  onTakeTheirs: () => void;
  onKeepOurs: () => void;
};

type View = 'difference' | 'theirs' | 'ours';

/** An edit conflict: who saved and when, both texts and their difference. Nothing is saved before a choice. */
export const TwoTexts = ({ label, editor, at, theirs, ours, theirsStays, ...choices }: Props) => {
  const [view, setView] = useState<View>('difference');
  const [asked, setAsked] = useState<'theirs' | 'ours'>();
  const when = `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;
  const choose = () => {
    setAsked(undefined);
    if (asked === 'theirs') choices.onTakeTheirs();
    else choices.onKeepOurs();
  };
  return (
    <section className={styles.conflict} aria-label={label}>
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
      {view === 'difference' && <TextDifference before={theirs} after={ours} />}
      {view === 'theirs' && <ReadableText html={theirs} />}
      {view === 'ours' && <ReadableText html={ours} />}
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
          {asked === 'theirs' ? 'Votre texte non enregistré sera remplacé dans le formulaire.' : theirsStays}
        </p>
      </ConfirmDialog>
    </section>
  );
};
