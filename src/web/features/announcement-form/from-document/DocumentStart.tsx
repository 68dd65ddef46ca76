import { lazy, Suspense, useState } from 'react';
import { useSite } from '#web/navigation/use-site.ts';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './DocumentStart.module.css';
import type { FormDocument } from './use-document.ts';

const DocumentPanel = lazy(async () => ({ default: (await import('./DocumentPanel.tsx')).DocumentPanel }));

/** Its panel is loaded when it is opened, or when a document already fills the draft. */
export const DocumentStart = ({ document }: { document: FormDocument }) => {
  const [isStored] = useState(document.document !== undefined);
  const [open, setOpen] = useState(isStored);
  const closed = useSite()?.documentReadingClosed;
  return open ? (
    <Suspense fallback={<Spinner text="Chargement..." />}>
      <DocumentPanel document={document} opened={!isStored} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <div className={styles.start}>
      {!closed && (
        <Button variant="secondary" icon="document" onClick={() => setOpen(true)}>
          Partir d'un document
        </Button>
      )}
      <p>
        {closed ??
          "Statuts, procès-verbal, acte ou projet d'annonce : le formulaire se remplit, vous corrigez."}
      </p>
    </div>
  );
};
