import { useMemo, useState } from 'react';
import type { CalledNotice, DocumentReading, ReadField } from '#contract/document-reading.ts';
import {
  hasNextNotice,
  loadDocument,
  type ReadDocument,
  removeDocument,
  saveDocument,
} from '#web/storage/read-document.ts';
import type { SubmissionValues } from '../submission-values.ts';

const carriedNames = [
  'contactPerson',
  'contactEmail',
  'contactPhone',
  'contactPublic',
  'basePrice',
  'buyer',
] as const satisfies readonly (keyof SubmissionValues)[];

/** What does not depend on the notice: the contact, the offer and the buyer. */
export const carriedValues = (values: SubmissionValues): Partial<SubmissionValues> =>
  Object.fromEntries(carriedNames.map((name) => [name, values[name]]));

const nothing: ReadonlyMap<string, string> = new Map();

/** The document that fills this draft, if there is one. */
export const useDocument = (draftKey: string) => {
  const [document, setDocument] = useState<ReadDocument | undefined>(() => {
    const stored = loadDocument();
    return stored?.draftKey === draftKey ? stored : undefined;
  });
  const notice = document?.reading.notices[document.current];
  const notes = useMemo(() => (notice ? notesOf(notice) : nothing), [notice]);
  const keep = (kept: ReadDocument) => {
    setDocument(kept);
    saveDocument(kept);
  };
  return {
    document,
    notes,
    start: (reading: DocumentReading) => keep({ reading, current: 0, draftKey }),
    forget: () => {
      setDocument(undefined);
      removeDocument();
    },
    /** The next notice of the document is offered on the page that thanks for this one. */
    sent: (reference: string, values: SubmissionValues) => {
      if (!document) return;
      if (hasNextNotice(document))
        saveDocument({ ...document, sent: { reference, carried: carriedValues(values) } });
      else removeDocument();
    },
  };
};

export type FormDocument = ReturnType<typeof useDocument>;

/** What is shown below each field that the document filled. */
const notesOf = ({ fields }: CalledNotice): ReadonlyMap<string, string> =>
  new Map(fields.map((field) => [field.name, noteOf(field)]));

const noteOf = ({ sentences, proposed }: ReadField): string => {
  const quoted = sentences.map((sentence) => `« ${sentence} »`).join(' ; ');
  return proposed ? `Proposé par l'assistant, à vérifier : ${quoted}` : `Lu dans le document : ${quoted}`;
};
