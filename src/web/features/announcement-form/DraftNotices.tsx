import { useState } from 'react';
import { shortTime } from '#contract/format.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './DraftNotices.module.css';
import type { DraftState } from './use-autosave.ts';

type Props = {
  restored: boolean;
  /**
   * The announcement that a prefilled correction is about: nothing was typed yet, so it is not announced as
   * restored.
   */
  correction: string | undefined;
  draftState: DraftState;
  /** When the draft was last saved. */
  savedAt: number | undefined;
  onErase: () => void;
  onTakeOver: () => void;
  onTakeOther: () => void;
};

/** Tells whether and where the draft is saved. */
export const DraftNotices = ({ restored, correction, draftState, savedAt, ...on }: Props) => {
  const [seen, setSeen] = useState(false);
  return (
    <div className={styles.notices}>
      {savedAt !== undefined && draftState !== 'lost' && (
        <p className={styles.saved}>
          <Icon name="check" size={16} />
          Enregistré à {shortTime(new Date(savedAt))}
        </p>
      )}
      {restored && !seen && (
        <Banner tone="info" onClose={() => setSeen(true)}>
          {correction ? `${correction} : la société et le contact sont préremplis` : 'Brouillon restauré'} —{' '}
          <Button variant="text" size="sm" onClick={on.onErase}>
            Effacer
          </Button>
        </Banner>
      )}
      {draftState === 'overtaken' && (
        <Banner tone="warning" title="Ce brouillon a été modifié dans un autre onglet">
          <p>Ce que vous voyez ici est conservé dans cet onglet seulement.</p>
          <Button variant="text" size="sm" onClick={on.onTakeOver}>
            Garder cette version
          </Button>
          <Button variant="text" size="sm" onClick={on.onTakeOther}>
            Reprendre celle de l'autre onglet
          </Button>
        </Banner>
      )}
      {draftState === 'lost' && (
        <Banner tone="warning">
          Votre navigateur ne permet pas de conserver un brouillon : ne fermez pas cette page avant d'avoir
          terminé.
        </Banner>
      )}
    </div>
  );
};
