import { useCallback, useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchAnnouncementStatus } from '#web/api/submission.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import {
  browserStores,
  type Draft,
  forgetDraft,
  type Kept,
  loadDraft,
  newDraft,
  saveDraft,
} from './draft-store.ts';
import styles from './SubmissionForm.module.css';
import { SuccessScreen } from './SuccessScreen.tsx';
import { Wizard } from './Wizard.tsx';

type Props = {
  /** Back to the search view. */
  onBack: () => void;
  /** A new announcement was begun: the address should say so. */
  onAnother: () => void;
  /** The page was opened with success=true: a stored reference shows the success screen. */
  success?: boolean;
};

type Opened = Kept & { restored: boolean; erased?: Draft };

/** The three steps. What the browser kept is read after the page has come: its HTML is the same for every visitor. */
export const SubmissionForm = ({ onBack, onAnother, success = false }: Props) => {
  const [opened, setOpened] = useState<Opened>();
  const reopen = useCallback(() => {
    const kept = loadDraft(browserStores(), Date.now());
    setOpened(kept ? { ...kept, restored: true } : { draft: newDraft(), restored: false, overtaken: false });
  }, []);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    reopen();
  }, [reopen]);
  const paid = usePaid(opened?.draft);

  const startAfresh = (erased?: Draft) => {
    forgetDraft(browserStores());
    setOpened({ draft: newDraft(), restored: false, overtaken: false, ...(erased && { erased }) });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const takeBack = (draft: Draft) => {
    saveDraft(browserStores().shared, draft, Date.now());
    setOpened({ draft, restored: false, overtaken: false });
  };

  if (!opened) return <Spinner text="Chargement du formulaire..." />;
  const { draft, erased, restored, overtaken } = opened;
  if (draft.submitted && (success || paid))
    return (
      <div className={`wrap ${styles.page}`}>
        <SuccessScreen
          reference={draft.submitted.referenceNumber}
          onAnother={() => {
            startAfresh();
            onAnother();
          }}
          onBack={onBack}
        />
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`}>
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
      <Wizard
        key={`${draft.key} ${restored} ${overtaken}`}
        draft={draft}
        restored={restored}
        overtaken={overtaken}
        onBack={onBack}
        onErase={startAfresh}
        onTakeOther={() => {
          forgetDraft({ shared: undefined, tab: browserStores().tab });
          reopen();
        }}
      />
    </div>
  );
};

const SETTLED: readonly string[] = ['paid', 'approved', 'published'];

/** Whether the server knows the payment of this draft: it is then done with, and kept no longer. */
const usePaid = (draft: Draft | undefined): boolean => {
  const api = useContext(ApiContext);
  const [paid, setPaid] = useState<string>();
  const reference = draft?.submitted?.referenceNumber;
  useEffect(() => {
    if (!api || !reference) return;
    const stop = new AbortController();
    void fetchAnnouncementStatus(api, reference, stop.signal).then((status) => {
      if (!status || !SETTLED.includes(status)) return;
      forgetDraft(browserStores());
      setPaid(reference);
    });
    return () => stop.abort();
  }, [api, reference]);
  return reference !== undefined && paid === reference;
};
