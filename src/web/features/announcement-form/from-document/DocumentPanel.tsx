import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type DocumentReading, documentTypes } from '#contract/document-reading.ts';
import { digitsOnly } from '#domain/company/siret.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchCompany } from '#web/api/companies.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileZone } from '#web/ui/FileZone.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { emptyValues, isUntouched, type SubmissionValues } from '../submission-values.ts';
import { CalledNotices, titleOf } from './CalledNotices.tsx';
import styles from './DocumentPanel.module.css';
import { completedValues, filledValues } from './fill-form.ts';
import { carriedValues, type FormDocument } from './use-document.ts';
import { type ReadingState, useReading } from './use-reading.ts';

const SIREN_DIGITS = 9;

type Props = {
  document: FormDocument;
  /** By a press on its button, not because the draft has a document. */
  opened: boolean;
  onClose: () => void;
};

/** Reads a document, fills the form with its first notice and says which others it calls for. */
export const DocumentPanel = ({ document, opened, onClose }: Props) => {
  const title = useId();
  const closed = useSite()?.documentReadingClosed;
  const { fill, complete } = useFilling();
  const { getValues } = useFormContext<SubmissionValues>();
  /** Read, but the form already has something typed in it, or there is nothing to order. */
  const [waiting, setWaiting] = useState<DocumentReading>();
  /** Kept while it is read: a text that was refused can be corrected. */
  const [text, setText] = useState('');
  const accept = (read: DocumentReading) => {
    setWaiting(undefined);
    setText('');
    fill(read);
    document.start(read);
  };
  const reading = useReading((read) => {
    if (document.document) {
      complete(read);
      document.start(read);
    } else if (!isElsewhere(read) && isUntouched({ ...getValues(), ...carriedValues(emptyValues) }))
      accept(read);
    else setWaiting(read);
  });
  const heading = useFocusKept(
    opened,
    `${reading.state.name} ${waiting !== undefined} ${document.document !== undefined}`,
  );
  const send = (given: File | string) => {
    setWaiting(undefined);
    reading.send(given);
  };

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h3 className={styles.title} id={title} ref={heading} tabIndex={-1}>
        Partir d'un document
      </h3>
      {reading.state.name === 'sending' ? (
        <Sending percent={reading.state.percent} onCancel={reading.cancel} />
      ) : document.document ? (
        <Found document={document} reading={reading} closed={closed !== undefined} />
      ) : closed ? (
        <Banner tone="info">{closed}</Banner>
      ) : (
        <DocumentForm reading={{ ...reading, send }} {...{ text, setText, onClose }} />
      )}
      {waiting && (
        <Waiting read={waiting} onAccept={() => accept(waiting)} onRefuse={() => setWaiting(undefined)} />
      )}
    </section>
  );
};

/** The button that was pressed is gone once something else is shown: who pressed it goes on from here. */
const useFocusKept = (opened: boolean, shown: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(opened ? undefined : shown);
  useEffect(() => {
    const { activeElement, body } = window.document;
    if (before.current !== shown && activeElement === body) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
};

const isElsewhere = ({ notices }: DocumentReading): boolean => notices[0]?.elsewhere === true;

type WaitingProps = { read: DocumentReading; onAccept: () => void; onRefuse: () => void };

/** Asks before the form is filled. */
const Waiting = ({ read, onAccept, onRefuse }: WaitingProps) => {
  const [notice] = read.notices;
  const elsewhere = isElsewhere(read);
  return (
    <Banner
      tone={elsewhere ? 'info' : 'warning'}
      title={elsewhere ? titleOf(read.notices) : 'Votre formulaire contient déjà une saisie'}
    >
      <p>
        {elsewhere
          ? `${notice?.reason} (${notice?.basis})`
          : 'Le document a été lu. Remplacer ce que vous avez saisi, sauf vos coordonnées ?'}
      </p>
      <Button variant="text" size="sm" onClick={onAccept}>
        {elsewhere ? 'Remplir quand même avec le document' : 'Remplir avec le document'}
      </Button>
      <Button variant="text" size="sm" onClick={onRefuse}>
        {elsewhere ? 'Ne rien remplir' : 'Garder ma saisie'}
      </Button>
    </Banner>
  );
};

type Reading = ReturnType<typeof useReading>;

const Sending = ({ percent, onCancel }: { percent: number; onCancel: () => void }) => (
  <>
    <Progress label={percent < 100 ? 'Envoi du document' : 'Lecture du document'} percent={percent} />
    <Button variant="text" size="sm" onClick={onCancel}>
      Annuler
    </Button>
  </>
);

type FoundProps = { document: FormDocument; reading: Reading; closed: boolean };

const Found = ({ document: { document, forget }, reading, closed }: FoundProps) =>
  document && (
    <>
      <CalledNotices document={document} />
      <Outcome state={reading.state} onAgain={reading.again} />
      {document.reading.assistant && reading.canAsk && !closed && (
        <div>
          <Button variant="secondary" size="sm" onClick={reading.askAssistant}>
            Demander à l'assistant ce qui manque
          </Button>
          <p className={styles.lead}>
            Le texte du document est alors transmis à notre prestataire d'intelligence artificielle. Ses
            propositions sont à vérifier : chacune montre sa phrase.
          </p>
        </div>
      )}
      <Button variant="text" size="sm" onClick={forget}>
        Lire un autre document
      </Button>
    </>
  );

type FormProps = { reading: Reading; text: string; setText: (text: string) => void; onClose: () => void };

const DocumentForm = ({ reading, text, setText, onClose }: FormProps) => {
  const { state, send, again } = reading;
  return (
    <>
      <p className={styles.lead}>
        Statuts, procès-verbal, acte ou projet d'annonce : le formulaire est rempli avec ce que nous y lisons,
        et vous corrigez. Le document est lu puis oublié : il n'est pas conservé.
      </p>
      <Outcome state={state} onAgain={again} />
      <FileZone
        label="Choisir un fichier"
        what="le document"
        hint="PDF, DOCX ou ODT, 10 Mo et 60 pages au plus"
        accept={documentTypes}
        onFile={send}
      />
      <Field
        as="textarea"
        label="Ou coller son texte"
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button size="sm" disabled={text.trim() === ''} onClick={() => send(text)}>
          Lire ce texte
        </Button>
        <Button variant="text" size="sm" onClick={onClose}>
          Remplir le formulaire moi-même
        </Button>
      </div>
    </>
  );
};

const Outcome = ({ state, onAgain }: { state: ReadingState; onAgain: () => void }) => {
  switch (state.name) {
    case 'cancelled':
      return <Banner tone="info">La lecture a été annulée. Rien n'a été rempli ni conservé.</Banner>;
    case 'nothing':
      return (
        <Banner tone="info" title="Nous n'avons rien reconnu dans ce document">
          Il ne ressemble ni à des statuts, ni à une décision, ni à un acte, ni à une annonce. Essayez avec un
          autre document, ou remplissez le formulaire vous-même.
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" title="Le document n'a pas pu être lu">
          <p>{state.text}</p>
          {state.again && (
            <Button variant="text" size="sm" onClick={onAgain}>
              Réessayer
            </Button>
          )}
        </Banner>
      );
    case 'assisted':
      return <Banner tone="info">{assistedSentence(state.proposals)}</Banner>;
    default:
      return null;
  }
};

const assistedSentence = (proposals: number | undefined): string => {
  if (proposals === undefined)
    return "L'assistant ne répond pas pour le moment. Réessayez plus tard, ou complétez vous-même ce qui manque.";
  if (proposals === 0) return "L'assistant n'a rien trouvé de plus dans ce document.";
  return proposals > 1
    ? `L'assistant propose ${proposals} réponses, à vérifier : sous chacune figure sa phrase.`
    : "L'assistant propose une réponse, à vérifier : sous elle figure sa phrase.";
};

/** A document gives the SIREN; the public directory may know the SIRET of the seat. */
const useFilling = () => {
  const api = useContext(ApiContext);
  const { getValues, setValue, clearErrors } = useFormContext<SubmissionValues>();
  const findSiret = async (siren: string) => {
    if (!api || siren.length !== SIREN_DIGITS) return;
    const company = await fetchCompany(api, siren, new AbortController().signal);
    if (company?.siret.startsWith(siren) && digitsOnly(getValues('siret')) === siren)
      setValue('siret', company.siret, { shouldDirty: true, shouldValidate: true });
  };
  return {
    fill: (reading: DocumentReading) => {
      const [notice] = reading.notices;
      if (!notice) return;
      const values = filledValues(reading, notice, carriedValues(getValues()));
      for (const [name, value] of Object.entries(values))
        setValue(name as keyof SubmissionValues, value, { shouldDirty: true });
      clearErrors();
      void findSiret(digitsOnly(values.siret));
    },
    complete: (reading: DocumentReading) => {
      const [notice] = reading.notices;
      if (!notice) return;
      const { extra, content } = completedValues(getValues(), notice);
      setValue('extra', extra, { shouldDirty: true });
      setValue('content', content, { shouldDirty: true });
    },
  };
};
