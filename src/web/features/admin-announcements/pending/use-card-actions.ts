import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import { SessionContext } from '#web/session/SessionContext.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';
import { factsOf } from '../announcement-facts.ts';
import { keptRejection, type TypedRejection } from './RejectDialog.tsx';
import { type Asked, asksBeforeApproval, type ReviewDialogs } from './ReviewDialogs.tsx';
import type { useAssignments } from './use-assignments.ts';
import type { useCardFocus } from './use-card-focus.ts';
import type { Notice, useReview } from './use-review.ts';

type Options = {
  cards: readonly PendingAnnouncement[];
  review: ReturnType<typeof useReview>;
  focus: ReturnType<typeof useCardFocus>;
  assignments: ReturnType<typeof useAssignments>;
  reload: () => void;
  onRefused: (notice: Notice) => void;
};

/** What a reviewer does with a card: at once, or through a dialog. */
export const useCardActions = ({ cards, review, focus, assignments, reload, onRefused }: Options) => {
  const [asked, setAsked] = useState<Asked>();
  // A rejection that was refused is asked about again with the words of the first time.
  const typed = useRef(new Map<string, TypedRejection>());
  const unsaved = useContext(SessionContext)?.unsaved;
  const close = () => setAsked(undefined);
  const decide = (card: PendingAnnouncement, send: () => Promise<void>) => {
    close();
    focus.leave(card.id);
    void send();
  };
  const otherOf = (card: PendingAnnouncement) => {
    const assignment = assignments.of(card);
    return assignment?.mine ? null : assignment;
  };
  const ask = (what: Asked['what'], card: PendingAnnouncement) => {
    focus.beforeDialog();
    setAsked({ what, card, other: otherOf(card), typed: typed.current.get(card.id) });
  };
  /** The card goes to the end of the queue, until its announcer answers. */
  const corrected = ({ id, title }: PendingAnnouncement) => {
    close();
    focus.leave(id);
    review.tell({
      tone: 'success',
      text: `La correction de l'annonce "${title}" est demandée à l'annonceur : le délai est suspendu.`,
    });
    reload();
    void assignments.read();
  };
  const dialogs: ComponentProps<typeof ReviewDialogs> = {
    asked,
    onApprove: (card) => decide(card, () => review.approve(card)),
    onReject: (card, rejection) => {
      typed.current.set(card.id, rejection);
      // The dialog is closed while the server decides: the session may end then.
      const forget = unsaved?.register({ ...keptRejection(card), read: () => rejection });
      decide(card, () => review.reject(card, rejection).finally(forget));
    },
    onCorrected: corrected,
    onTake: (card, over) => {
      close();
      void assignments.take(card.id, over);
    },
    onStale: reload,
    onCancel: close,
    returnFocus: focus.focusAfterDialog,
  };
  useKeptQuestion(cards, asked === undefined, ask);
  return {
    isAsking: asked !== undefined,
    dialogs,
    approve: (card: PendingAnnouncement) => {
      if (asksBeforeApproval(card, otherOf(card))) ask('approve', card);
      else decide(card, () => review.approve(card));
    },
    reject: (card: PendingAnnouncement) => ask('reject', card),
    correct: (card: PendingAnnouncement) => {
      const isAsked = card.correction?.state === 'asked';
      if (isAsked) onRefused({ tone: 'warning', text: reviewDeskMessages.correctionAlreadyAsked });
      else if (allows('ask-correction', factsOf(card))) ask('correct', card);
      else onRefused({ tone: 'warning', text: reviewDeskMessages.notInReview });
    },
    take: (card: PendingAnnouncement) => {
      if (otherOf(card)) ask('take', card);
      else void assignments.take(card.id);
    },
    notes: (card: PendingAnnouncement) => ask('notes', card),
  };
};

/** « Reprendre » after the end of a session opens the dialog again, which takes its text back. */
const useKeptQuestion = (
  cards: readonly PendingAnnouncement[],
  isFree: boolean,
  ask: (what: 'correct' | 'reject', card: PendingAnnouncement) => void,
): void => {
  // What is stored while the page is open is in its dialog already.
  const [openedAt] = useState(Date.now);
  const kept = useStoredWork().filter(({ keptAt }) => keptAt < openedAt);
  const card = cards.find(({ id }) => kept.some(({ key }) => key.endsWith(`:${id}`) && KEPT.test(key)));
  const isCorrection = kept.some(({ key }) => key === `correction:${card?.id}`);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isFree && card) latest.current(isCorrection ? 'correct' : 'reject', card);
  }, [isFree, card, isCorrection]);
};

const KEPT = /^(correction|rejection):/;
