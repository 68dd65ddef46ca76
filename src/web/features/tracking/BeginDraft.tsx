import { lazy, Suspense, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import styles from './TrackingView.module.css';

const Dialog = lazy(async () => ({ default: (await import('#web/ui/Dialog.tsx')).Dialog }));

/** The purpose of the new draft: to correct this announcement, to complete it, or to submit it again. */
export type DraftKind = 'rectificatif' | 'additif' | 'again';

/** The submission form is another feature, so the route provides these functions. */
export type NewDrafts = {
  /** The company of the draft in progress, if there is one. */
  draftInProgress: () => string | undefined;
  /** Prefills the form and opens it. */
  start: (kind: DraftKind, announcement: TrackedAnnouncement) => void;
  /** Opens the form with the draft in progress. */
  resumeDraft: () => void;
};

type Requested = { kind: DraftKind; company: string };

type Props = {
  announcement: TrackedAnnouncement;
  drafts: NewDrafts;
  /** The kinds and labels of the buttons, in order. */
  kinds: readonly (readonly [DraftKind, string])[];
};

const named: Readonly<Record<DraftKind, string>> = {
  rectificatif: 'le rectificatif',
  additif: "l'additif",
  again: 'la nouvelle annonce',
};

/** Buttons that start a new draft; a draft in progress is replaced only after a confirmation. */
const BeginDraft = ({ announcement, drafts, kinds }: Props) => {
  const [asked, setAsked] = useState<Requested>();
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

type NewDraftProps = { announcement: TrackedAnnouncement; drafts: NewDrafts };

/** A published notice is never changed: another one corrects or completes it. */
export const AskCorrection = ({ announcement, drafts }: NewDraftProps) => (
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

/** A rejected announcement cannot be resubmitted: its text prefills the form of a new one. */
export const SendAgain = ({ announcement, drafts }: NewDraftProps) => (
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
