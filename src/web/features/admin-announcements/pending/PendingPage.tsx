import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { pageWindow } from '#domain/pagination/page-window.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { pageHref, readPage } from '#web/back-office/page-address.ts';
import { useAutoDismiss } from '#web/back-office/use-auto-dismiss.ts';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { localStore, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { PENDING } from '../addresses.ts';
import { PendingCard } from './PendingCard.tsx';
import styles from './PendingPage.module.css';
import { type Asked, asksBeforeApproval, ReviewDialogs } from './ReviewDialogs.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useReview } from './use-review.ts';
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
  // Until the list is reloaded, the card that was just decided is still shown.
  const busy = review.busyId !== undefined || list.busy;
  const [asked, setAsked] = useState<Asked>();
  const [keys, setKeys] = useKeysChoice();
  const { notice } = review;
  const pause = useAutoDismiss(notice?.tone === 'success' ? notice : undefined, BANNER_MS, review.dismiss);
  useLastPage(page, data?.pagination, (last) => pageHref(PENDING, last));

  const placeOf = ({ id }: PendingAnnouncement) => cards.findIndex((card) => card.id === id);
  const sendApproval = (card: PendingAnnouncement) => {
    focus.focusAfterReload(placeOf(card));
    void review.approve(card);
  };
  const ask = (question: Asked) => {
    focus.beforeDialog();
    setAsked(question);
  };
  const approve = (card: PendingAnnouncement) => {
    if (busy) return;
    if (asksBeforeApproval(card)) ask({ what: 'approve', card });
    else sendApproval(card);
  };
  const reject = (card: PendingAnnouncement) => {
    if (!busy) ask({ what: 'reject', card });
  };
  const onCurrent = (act: (card: PendingAnnouncement) => void) => () => {
    const card = cards[focus.current()];
    if (card) act(card);
  };
  useReviewKeys(keys && asked === undefined, {
    move: focus.move,
    approve: onCurrent(approve),
    reject: onCurrent(reject),
  });

  return (
    <>
      <TitleRow title="Annonces légales en attente">
        {data && data.pagination.total > 0 && (
          <span className={styles.waiting}>{waitingText(data.pagination.total)}</span>
        )}
      </TitleRow>
      {notice && (
        <div className={styles.banner} {...pause}>
          <Banner tone={notice.tone} onClose={review.dismiss}>
            {notice.text}
          </Banner>
        </div>
      )}
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
            <KeysHelp enabled={keys} onChange={setKeys} />
            <div className={styles.queue} ref={focus.queue} aria-busy={list.busy || undefined}>
              {announcements.map((card) => (
                <PendingCard
                  key={card.id}
                  card={card}
                  now={now}
                  busy={busy}
                  onApprove={() => approve(card)}
                  onReject={() => reject(card)}
                />
              ))}
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
      <ReviewDialogs
        asked={asked}
        onApprove={(card) => {
          setAsked(undefined);
          sendApproval(card);
        }}
        onReject={(card, reason) => {
          setAsked(undefined);
          focus.focusAfterReload(placeOf(card));
          void review.reject(card, reason);
        }}
        onCancel={() => setAsked(undefined)}
        returnFocus={focus.focusAfterDialog}
      />
    </>
  );
};

const waitingText = (total: number): string =>
  total === 1 ? '1 annonce à traiter' : `${total} annonces à traiter`;

const keys = [
  ['j', 'annonce suivante'],
  ['k', 'annonce précédente'],
  ['a', 'approuver et publier'],
  ['r', 'rejeter'],
] as const;

type KeysHelpProps = { enabled: boolean; onChange: (enabled: boolean) => void };

/** The keyboard shortcuts; they can be switched off, because they conflict with speech input. */
const KeysHelp = ({ enabled, onChange }: KeysHelpProps) => (
  <div className={styles.keys}>
    <Tick label="Raccourcis clavier" checked={enabled} onChange={(event) => onChange(event.target.checked)} />
    {enabled &&
      keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
  </div>
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
      const { announcements, pagination, now } = await api.get('/admin/legal-announcements/pending', {
        query: { page, page_size: PAGE_SIZE },
        signal,
      });
      // Remaining times are computed from the server's clock, since the local one may be wrong.
      return { announcements, pagination, ahead: new Date(now).getTime() - Date.now() };
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
