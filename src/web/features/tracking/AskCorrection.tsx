import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { BeginDraft, type NewDrafts } from './BeginDraft.tsx';
import styles from './TrackingView.module.css';

type Props = { announcement: TrackedAnnouncement; drafts: NewDrafts };

/** A published notice is never rewritten: another one corrects or completes it. */
export const AskCorrection = ({ announcement, drafts }: Props) => (
  <SectionBlock title="Corriger l'annonce publiée">
    <p className={styles.explained}>
      Une erreur se corrige par un rectificatif, un oubli par un additif : une nouvelle annonce, qui cite
      celle-ci et reste liée à elle. Le formulaire est prérempli. Si l'erreur vient de nous,{' '}
      <Link to={paths.contact}>écrivez-nous</Link> : le rectificatif est à nos frais.
    </p>
    <BeginDraft
      announcement={announcement}
      drafts={drafts}
      kinds={[
        ['rectificatif', 'Demander un rectificatif'],
        ['additif', 'Demander un additif'],
      ]}
    />
  </SectionBlock>
);
