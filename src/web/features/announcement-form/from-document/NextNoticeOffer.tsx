import { lazy, Suspense, useEffect, useState } from 'react';
import { hasNextNotice, loadDocument, type ReadDocument } from '#web/storage/read-document.ts';

const NextNotice = lazy(async () => ({ default: (await import('./NextNotice.tsx')).NextNotice }));

type Props = {
  /** The reference of the submitted announcement. */
  reference: string;
  /** The draft of the next notice is stored: the form can be opened. */
  onStarted: () => void;
};

/** Offers the next notice of the document that this announcement was made from; nothing otherwise. */
export const NextNoticeOffer = ({ reference, onStarted }: Props) => {
  // Local storage is read after hydration: the server's HTML is the same for every visitor.
  const [document, setDocument] = useState<ReadDocument>();
  useEffect(() => {
    const stored = loadDocument();
    setDocument(stored?.sent?.reference === reference && hasNextNotice(stored) ? stored : undefined);
  }, [reference]);
  return (
    document && (
      <Suspense>
        <NextNotice document={document} onStarted={onStarted} />
      </Suspense>
    )
  );
};
