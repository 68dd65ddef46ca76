import { type ReadDocument, saveDocument } from '#web/storage/read-document.ts';
import { waitingDraft } from '#web/storage/submission-draft.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { browserStores, newDraft, readValues, removeDraft, saveDraft } from '../draft-store.ts';
import { emptyValues } from '../submission-values.ts';
import { NoticeLine } from './CalledNotices.tsx';
import { filledValues } from './fill-form.ts';

type Props = { document: ReadDocument; onStarted: () => void };

/** After a submitted notice: the next one that its document calls for, prepared from the same facts. */
export const NextNotice = ({ document, onStarted }: Props) => {
  const { reading, current, sent } = document;
  const notice = reading.notices[current + 1];
  if (!notice) return null;
  const other = waitingDraft();
  const start = () => {
    const carried = readValues({ ...emptyValues, ...sent?.carried });
    const draft = { ...newDraft(), values: filledValues(reading, notice, carried) };
    const stores = browserStores();
    removeDraft(stores);
    saveDraft(stores.shared, draft, Date.now());
    saveDocument({ reading, current: current + 1, draftKey: draft.key });
    onStarted();
  };
  return (
    <Banner tone="info" title="Votre document appelle une autre annonce">
      <p>
        <NoticeLine notice={notice} />
      </p>
      {other !== undefined && <p>Elle remplacera votre brouillon en cours{other && ` (${other})`}.</p>}
      <Button size="sm" onClick={start}>
        Préparer cette annonce
      </Button>
    </Banner>
  );
};
