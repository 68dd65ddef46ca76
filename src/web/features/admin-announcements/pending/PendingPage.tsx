import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { pageWindow } from '#domain/pagination/page-window.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { pageHref, readPage } from '#web/back-office/page-address.ts';
import { useAutoDismiss } from '#web/back-office/use-auto-dismiss.ts';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { useMember } from '#web/session/permissions.ts';
import { localStore, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { FIGURES, PENDING } from '../addresses.ts';
import { CardDesk } from './CardDesk.tsx';
import { FoldedCard, PendingCard } from './PendingCard.tsx';
import styles from './PendingPage.module.css';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { useAssignments } from './use-assignments.ts';
import { useCardActions } from './use-card-actions.ts';
import { useCardFocus } from './use-card-focus.ts';
import { type Notice, useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

const BANNER_MS = 5000;

/** The review queue: announcements that wait for a decision, the nearest deadline first. */
export const PendingPage = () => {
  const [query] = useSearchParams();
  const page = readPage(query);
  const list = usePendingList(page);
  const data = list.status === 'success' ? list.data : undefined;
  const now = useServerNow(data?.ahead ?? 0);
  const cards = data?.announcements ?? [];
  // The last page may just have become empty: the previous one is being loaded.
  const settled = data && (cards.length > 0 || data.pagination.total === 0) ? data : undefined;
  const focus = useCardFocus(settled);
  const review = useReview(list.refetch);
  const [keys, setKeys] = useKeysChoice();
  const [refusal, setRefusal] = useState<Notice>();
  const assignments = useAssignments((text) => setRefusal({ tone: 'danger', text }));
  const { busy, decided, forgetDone } = review;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list that was read.
  useEffect(forgetDone, [data]);
  useLastPage(page, data?.pagination, (last) => pageHref(PENDING, last));

  const actions = useCardActions({
    cards,
    review,
    focus,
    assignments,
    reload: list.refetch,
    onRefused: setRefusal,
  });
  /** A decision key acts on the focused card, or says why it does not. */
  const onCurrent = (act: (card: PendingAnnouncement) => void) => (key: string) => {
    const card = cards.find(({ id }) => id === focus.current());
    if (card && !busy) {
      setRefusal(undefined);
      act(card);
    } else setRefusal({ tone: 'warning', text: `Touche « ${key} » refusée : ${whyRefused(busy, !data)}` });
  };
  const decides = useMember().may('announcements.review');
  useReviewKeys(keys && decides && !actions.isAsking, {
    move: focus.move,
    approve: onCurrent(actions.approve),
    reject: onCurrent(actions.reject),
    correct: onCurrent(actions.correct),
  });

  return (
    <>
      <TitleRow title="Annonces légales en attente">
        <Button href={FIGURES} variant="text" size="dense">
          Chiffres de la relecture
        </Button>
        {data && data.pagination.total > 0 && (
          <span className={styles.waiting}>
            {waitingText(data.pagination.total)} ; {cleanText(data.clean, cards.length)}
          </span>
        )}
      </TitleRow>
      <div className={styles.banners}>
        <ReviewBanner notice={review.notice} onDismiss={review.dismiss} />
        <ReviewBanner notice={refusal} onDismiss={() => setRefusal(undefined)} />
      </div>
      <AsyncSection
        query={list}
        loading="Chargement des annonces en attente..."
        failed="Erreur lors du chargement des annonces en attente."
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          <div className={styles.empty} ref={focus.queue} tabIndex={-1}>
            <EmptyState
              message="Aucune annonce en attente"
              hint="Toutes les annonces légales ont été traitées."
            />
          </div>
        }
      >
        {({ announcements, pagination }) => (
          <>
            {decides && <KeysHelp enabled={keys} onChange={setKeys} />}
            <div className={styles.queue} ref={focus.queue} tabIndex={-1} aria-busy={list.busy || undefined}>
              {announcements.map((card) => {
                const decision = decided.find(({ id }) => id === card.id);
                return decision ? (
                  <FoldedCard key={card.id} card={card} {...decision} />
                ) : (
                  <PendingCard
                    key={card.id}
                    card={card}
                    now={now}
                    busy={busy}
                    onApprove={() => actions.approve(card)}
                    onReject={() => actions.reject(card)}
                    onCorrection={() => actions.correct(card)}
                    desk={
                      <CardDesk
                        card={card}
                        assignment={assignments.of(card)}
                        busy={busy || assignments.busy}
                        onTake={() => actions.take(card)}
                        onRelease={() => void assignments.release(card.id)}
                        onNotes={() => actions.notes(card)}
                      />
                    }
                  />
                );
              })}
            </div>
            <Pagination
              dense
              current={page}
              slots={pageWindow(page, pagination.pages)}
              hrefOf={(other) => pageHref(PENDING, other)}
            />
          </>
        )}
      </AsyncSection>
      <ReviewDialogs {...actions.dialogs} />
    </>
  );
};

const whyRefused = (deciding: boolean, loading: boolean): string => {
  if (deciding) return 'une décision est en cours.';
  return loading ? 'la liste se charge.' : "choisissez d'abord une annonce avec j.";
};

type ReviewBannerProps = { notice: Notice | undefined; onDismiss: () => void };

/** A message that goes away by itself, unless it is an error. */
const ReviewBanner = ({ notice, onDismiss }: ReviewBannerProps) => {
  const pause = useAutoDismiss(notice?.tone === 'danger' ? undefined : notice, BANNER_MS, onDismiss);
  return (
    notice && (
      <div {...pause}>
        <Banner tone={notice.tone} onClose={onDismiss}>
          {notice.text}
        </Banner>
      </div>
    )
  );
};

const waitingText = (total: number): string =>
  total === 1 ? '1 annonce à traiter' : `${total} annonces à traiter`;

const cleanText = (clean: number, shown: number): string =>
  `sur cette page, ${clean} sur ${shown} sans rien à signaler`;

const keys = [
  ['j', 'annonce suivante'],
  ['k', 'annonce précédente'],
  ['a', 'approuver et publier'],
  ['r', 'rejeter'],
  ['c', 'demander une correction'],
] as const;

type KeysHelpProps = { enabled: boolean; onChange: (enabled: boolean) => void };

/**
 * The keyboard shortcuts; they can be switched off, because they conflict with speech input. A device without
 * a keyboard shows how to decide by touch.
 */
const KeysHelp = ({ enabled, onChange }: KeysHelpProps) => (
  <>
    <div className={styles.keys}>
      <Tick
        label="Raccourcis clavier"
        checked={enabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {enabled &&
        keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd className={styles.key}>{key}</kbd> {meaning}
          </span>
        ))}
    </div>
    <p className={styles.touch}>
      Touchez « Approuver et publier » ou « Rejeter » au bas de chaque annonce ; la suivante vient à sa place.
    </p>
  </>
);

const KEYS_CHOICE_KEY = 'parution:raccourcis-de-relecture';

/** Whether the shortcuts are enabled: they are unless this browser switched them off. */
const useKeysChoice = () => {
  const [enabled, setEnabled] = useState(() => readJson(localStore(), KEYS_CHOICE_KEY) !== false);
  const choose = (wanted: boolean) => {
    setEnabled(wanted);
    writeJson(localStore(), KEYS_CHOICE_KEY, wanted);
  };
  return [enabled, choose] as const;
};

const PAGE_SIZE = 10;
const TICK_MS = 30_000;

/** One page of the review queue, the most urgent first: the server sorts it. */
const usePendingList = (page: number) => {
  const read = useCallback(
    async (api: ApiClient, signal: AbortSignal) => {
      const { announcements, pagination, clean, now } = await api.get('/admin/legal-announcements/pending', {
        query: { page, page_size: PAGE_SIZE },
        signal,
      });
      // Remaining times are computed from the server's clock, since the local one may be wrong.
      return { announcements, pagination, clean, ahead: new Date(now).getTime() - Date.now() };
    },
    [page],
  );
  return useApiRead(read, { keep: true });
};

/** The server's current time, updated regularly. */
const useServerNow = (ahead: number): Date => {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(own + ahead);
};
