import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { BeginDraft, type NewDrafts } from './BeginDraft.tsx';
import styles from './TrackingView.module.css';

type Props = { announcement: TrackedAnnouncement; drafts: NewDrafts };

/** A rejected notice is over, but not its text: the form takes it up, and a new announcement comes of it. */
export const SendAgain = ({ announcement, drafts }: Props) => (
  <SectionBlock title="Corriger et renvoyer">
    <p className={styles.explained}>
      Le formulaire est prérempli avec le texte de cette annonce : corrigez-le, puis soumettez-le comme une
      nouvelle annonce.
    </p>
    <BeginDraft
      announcement={announcement}
      drafts={drafts}
      kinds={[['again', 'Corriger et soumettre à nouveau']]}
    />
  </SectionBlock>
);
