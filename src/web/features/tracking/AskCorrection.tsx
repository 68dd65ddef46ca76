import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

const Dialog = lazy(async () => ({ default: (await import('#web/ui/Dialog.tsx')).Dialog }));

export type CorrectionKind = 'rectificatif' | 'additif';

/** The form of a new announcement is another feature's: the page gives what is needed of it. */
export type Corrections = {
  /** The name of the company of the draft in progress, where there is one. */
  draftInProgress: () => string | undefined;
  /** Prefills the form and goes there. */
  start: (kind: CorrectionKind, announcement: TrackedAnnouncement) => void;
  /** Goes to the form as it was left. */
  resumeDraft: () => void;
};

type Props = { announcement: TrackedAnnouncement; corrections: Corrections };
type Asked = { kind: CorrectionKind; company: string };

/** A published notice is never rewritten: another one corrects or completes it. */
export const AskCorrection = ({ announcement, corrections }: Props) => {
  const [asked, setAsked] = useState<Asked>();
  const begin = (kind: CorrectionKind) => {
    const company = corrections.draftInProgress();
    if (company === undefined) corrections.start(kind, announcement);
    else setAsked({ kind, company });
  };
  return (
    <SectionBlock title="Corriger l'annonce publiée">
      <p className={styles.explained}>
        Une erreur se corrige par un rectificatif, un oubli par un additif : une nouvelle annonce, qui cite
        celle-ci et reste liée à elle. Le formulaire est prérempli. Si l'erreur vient de nous,{' '}
        <Link to="/contact">écrivez-nous</Link> : le rectificatif est à nos frais.
      </p>
      <Actions>
        <Button variant="secondary" onClick={() => begin('rectificatif')}>
          Demander un rectificatif
        </Button>
        <Button variant="secondary" onClick={() => begin('additif')}>
          Demander un additif
        </Button>
      </Actions>
      {asked && (
        <Suspense>
          <Dialog open onClose={() => setAsked(undefined)} title="Un autre brouillon est en cours">
            <p className={styles.explained}>
              Ce navigateur garde le brouillon d'une annonce{asked.company && ` pour ${asked.company}`}. Le
              formulaire n'en tient qu'un : commencer{' '}
              {asked.kind === 'additif' ? "l'additif" : 'le rectificatif'} effacerait ce brouillon.
            </p>
            <Actions>
              <Button onClick={corrections.resumeDraft}>Reprendre le brouillon</Button>
              <Button variant="danger" onClick={() => corrections.start(asked.kind, announcement)}>
                Effacer le brouillon et continuer
              </Button>
            </Actions>
          </Dialog>
        </Suspense>
      )}
    </SectionBlock>
  );
};
