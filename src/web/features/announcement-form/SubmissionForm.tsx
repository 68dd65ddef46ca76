import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fetchAnnouncementStatus } from '#web/api/submission.ts';
import { removeDraftOf } from '#web/storage/submission-draft.ts';
import { lastSentReference } from '#web/storage/tracking-links.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import {
  browserStores,
  type Draft,
  loadDraft,
  newDraft,
  removeDraft,
  type StoredDraft,
  saveDraft,
} from './draft-store.ts';
import { STEP } from './form-address.ts';
import { loadedLaterSteps, loadLaterSteps } from './load-later-steps.ts';
import styles from './SubmissionForm.module.css';
import { Wizard } from './Wizard.tsx';

const SuccessScreen = lazy(async () => ({ default: (await import('./SuccessScreen.tsx')).SuccessScreen }));

type Props = {
  /** Returns to the search view. */
  onBack: () => void;
  /** Called when a new announcement is started, so that the URL changes too. */
  onAnother: () => void;
  /** The page was opened with success=true: the success screen is shown for the stored reference. */
  success?: boolean;
};

type Opened = StoredDraft & { restored: boolean; erased?: Draft };

/**
 * The three steps of the form. The server renders the first one empty, the same for every visitor; a stored draft
 * replaces it after hydration.
 */
export const SubmissionForm = ({ onBack, onAnother, success = false }: Props) => {
  const [opened, setOpened] = useState<Opened>(openEmpty);
  const [isRead, setIsRead] = useState(false);
  const reopen = useCallback((restored = true) => {
    const stored = loadDraft(browserStores(), Date.now());
    if (stored) setOpened({ ...stored, restored });
    return stored;
  }, []);
  // Before the browser paints: a stored draft is never seen to replace an empty form.
  useLayoutEffect(() => {
    reopen();
    setIsRead(true);
  }, [reopen]);
  // The draft of a paid announcement is deleted, but the last submitted reference still shows its success
  // screen.
  const sent =
    opened.draft.submitted?.referenceNumber ?? (isRead && success ? lastSentReference() : undefined);
  const payment = useSentPayment(sent);

  const startAfresh = (erased?: Draft) => {
    removeDraft(browserStores());
    setOpened({ ...openEmpty(), ...(erased && { erased }) });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const takeBack = (draft: Draft) => {
    saveDraft(browserStores().shared, draft, Date.now());
    setOpened({ draft, restored: false, overtaken: false });
  };

  if (!isRead && success) return <Spinner text="Chargement du formulaire..." />;
  const { draft, erased, restored, overtaken } = opened;
  if (sent && success && payment.state === 'asking') return <Spinner text="Chargement de votre annonce..." />;
  if (sent && (success || payment.state === 'paid'))
    return (
      <div className={`wrap ${styles.page}`}>
        <Suspense fallback={<Spinner text="Chargement de votre annonce..." />}>
          <SuccessScreen
            reference={sent}
            unpaid={payment.state === 'unpaid'}
            onAnother={() => {
              // Another draft that was not submitted is left unchanged.
              if (draft.submitted) startAfresh();
              onAnother();
            }}
            onBack={onBack}
            onNext={() => {
              if (!reopen(false)) setOpened(openEmpty());
              onAnother();
            }}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`} data-unread={!isRead || undefined}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" size={16} />
        Retour à la recherche
      </button>
      <h1 className={styles.title}>Publier une annonce légale</h1>
      {erased && (
        <div className={styles.erased}>
          <Banner tone="info">
            Brouillon effacé —{' '}
            <Button variant="text" size="sm" onClick={() => takeBack(erased)}>
              Annuler
            </Button>
          </Banner>
        </div>
      )}
      <LoadedWizard
        key={`${draft.key} ${restored} ${overtaken}`}
        isRead={isRead}
        draft={draft}
        restored={restored}
        overtaken={overtaken}
        onBack={onBack}
        onErase={startAfresh}
        onTakeOther={() => {
          removeDraft({ shared: undefined, tab: browserStores().tab });
          if (!reopen()) setOpened(openEmpty());
        }}
      />
    </div>
  );
};

const openEmpty = (): Opened => ({ draft: newDraft(), restored: false, overtaken: false });

/**
 * A draft that was left at a later step, or an address that names one, waits for the code of that step. The first step
 * needs none, and is also what opens if that code cannot be loaded. A form that is shown stays: what is typed is in it.
 */
const LoadedWizard = ({ isRead, ...props }: ComponentProps<typeof Wizard> & { isRead: boolean }) => {
  const [query] = useSearchParams();
  const isLater = isRead && (props.draft.step > 1 || Number(query.get(STEP)) > 1);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (!isLater || loadedLaterSteps()) return;
    const end = () => setIsTried(true);
    loadLaterSteps().then(end, end);
  }, [isLater]);
  const isShown = useRef(false);
  isShown.current ||= isRead && (!isLater || isTried || loadedLaterSteps() !== undefined);
  if (isLater && !isShown.current) return <Spinner text="Chargement du formulaire..." />;
  return <Wizard {...props} />;
};

/** « unknown »: the server did not answer, or the rules could not be loaded. */
type SentPayment = 'asking' | 'paid' | 'unpaid' | 'unknown';

/** The payment state of a submitted announcement; its draft is deleted once it is paid. */
const useSentPayment = (reference: string | undefined): { state: SentPayment } => {
  const api = useContext(ApiContext);
  const [answer, setAnswer] = useState<{ reference: string; state: SentPayment }>();
  useEffect(() => {
    if (!api || !reference) return;
    const stop = new AbortController();
    const answered = (state: SentPayment) => {
      if (stop.signal.aborted) return;
      if (state === 'paid') removeDraftOf(reference);
      setAnswer({ reference, state });
    };
    askPayment(api, reference, stop.signal).then(answered, () => answered('unknown'));
    return () => stop.abort();
  }, [api, reference]);
  return { state: answer && answer.reference === reference ? answer.state : 'asking' };
};

/** Its rules are loaded with the answer: most forms were never sent. */
const askPayment = async (api: ApiClient, reference: string, signal: AbortSignal): Promise<SentPayment> => {
  const [status, { isAlreadyPaid, isPayable }] = await Promise.all([
    fetchAnnouncementStatus(api, reference, signal),
    import('#domain/announcement/lifecycle.ts'),
  ]);
  if (status === undefined) return 'unknown';
  if (isAlreadyPaid(status)) return 'paid';
  return isPayable(status) ? 'unpaid' : 'unknown';
};
