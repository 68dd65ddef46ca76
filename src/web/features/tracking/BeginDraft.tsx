import { lazy, Suspense, useState } from 'react';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './TrackingView.module.css';

const Dialog = lazy(async () => ({ default: (await import('#web/ui/Dialog.tsx')).Dialog }));

/** What a new announcement may be made of this one for: to correct it, to complete it, to send it again. */
export type DraftKind = 'rectificatif' | 'additif' | 'again';

/** The form of a new announcement is another feature's: the page gives what is needed of it. */
export type NewDrafts = {
  /** The name of the company of the draft in progress, where there is one. */
  draftInProgress: () => string | undefined;
  /** Prefills the form and goes there. */
  start: (kind: DraftKind, announcement: TrackedAnnouncement) => void;
  /** Goes to the form as it was left. */
  resumeDraft: () => void;
};

type Begun = { kind: DraftKind; company: string };

type Props = {
  announcement: TrackedAnnouncement;
  drafts: NewDrafts;
  /** The words of the buttons, in their order. */
  kinds: readonly (readonly [DraftKind, string])[];
};

const named: Readonly<Record<DraftKind, string>> = {
  rectificatif: 'le rectificatif',
  additif: "l'additif",
  again: 'la nouvelle annonce',
};

/** Buttons that begin a new announcement; one that is being written is never replaced unasked. */
export const BeginDraft = ({ announcement, drafts, kinds }: Props) => {
  const [asked, setAsked] = useState<Begun>();
  const begin = (kind: DraftKind) => {
    const company = drafts.draftInProgress();
    if (company === undefined) drafts.start(kind, announcement);
    else setAsked({ kind, company });
  };
  return (
    <>
      <Actions>
        {kinds.map(([kind, label]) => (
          <Button key={kind} variant="secondary" onClick={() => begin(kind)}>
            {label}
          </Button>
        ))}
      </Actions>
      {asked && (
        <Suspense>
          <Dialog open onClose={() => setAsked(undefined)} title="Un autre brouillon est en cours">
            <p className={styles.explained}>
              Ce navigateur garde le brouillon d'une annonce{asked.company && ` pour ${asked.company}`}. Le
              formulaire n'en tient qu'un : commencer {named[asked.kind]} effacerait ce brouillon.
            </p>
            <Actions>
              <Button onClick={drafts.resumeDraft}>Reprendre le brouillon</Button>
              <Button variant="danger" onClick={() => drafts.start(asked.kind, announcement)}>
                Effacer le brouillon et continuer
              </Button>
            </Actions>
          </Dialog>
        </Suspense>
      )}
    </>
  );
};
