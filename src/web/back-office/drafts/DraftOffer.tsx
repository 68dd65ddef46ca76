import { useState } from 'react';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TextDifference } from '../TextDifference.tsx';
import styles from './DraftOffer.module.css';
import type { SavedDraft } from './use-saved-drafts.ts';

type OnDraft<Draft> = (draft: Draft) => void;
type Texts<Draft> = {
  /** The main text of the draft, in HTML. */
  contentOf: (draft: Draft) => string;
  /** The draft and the form's present text as a whole, in HTML, to be compared. */
  compare: (draft: Draft) => { before: string; after: string };
  /** Shown when a newer text than the one the draft started from was saved. */
  staleText: string;
};
type Props<Draft> = Texts<Draft> & {
  drafts: readonly Draft[];
  onResume: OnDraft<Draft>;
  onDrop: OnDraft<Draft>;
};

/** Unsaved drafts of pages that were closed: offered to the editor, never restored automatically. */
export const DraftOffer = <Draft extends SavedDraft>({
  drafts,
  onResume,
  onDrop,
  ...texts
}: Props<Draft>) => {
  const [dropping, setDropping] = useState<Draft>();
  if (drafts.length === 0) return null;
  const several = drafts.length > 1;
  return (
    <div className={styles.place}>
      <ConfirmDialog
        open={dropping !== undefined}
        title="Abandonner ce brouillon ?"
        confirmLabel="Abandonner"
        cancelLabel="Garder le brouillon"
        danger
        onConfirm={() => {
          if (dropping) onDrop(dropping);
          setDropping(undefined);
        }}
        onCancel={() => setDropping(undefined)}
      >
        <p>
          {dropping && `« ${nameOf(dropping)} », du ${momentOf(dropping)}`} : ce texte sera effacé pour de
          bon.
        </p>
      </ConfirmDialog>
      <Banner
        tone="info"
        title={several ? 'Brouillons non enregistrés' : 'Un brouillon non enregistré a été retrouvé'}
      >
        <ul className={styles.drafts}>
          {drafts.map((draft) => (
            <li key={draft.tabId}>
              <p>
                <strong>{nameOf(draft)}</strong> — brouillon du {momentOf(draft)}.
                {isStale(draft) && ` ${texts.staleText}`}
              </p>
              <DraftText draft={draft} {...texts} />
              <Choice named={several} draft={draft} onResume={onResume} onDrop={setDropping} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};

/** The beginning of the draft, and on demand what it changes in the form's text. */
const DraftText = <Draft extends SavedDraft>({
  draft,
  contentOf,
  compare,
}: Omit<Texts<Draft>, 'staleText'> & { draft: Draft }) => {
  const [compared, setCompared] = useState<{ before: string; after: string }>();
  const extract = extractOf(contentOf(draft));
  return (
    <>
      {extract && <p className={styles.extract}>{extract}</p>}
      <details
        className={styles.difference}
        onToggle={({ currentTarget: { open } }) => setCompared(open ? compare(draft) : undefined)}
      >
        <summary>Voir les différences avec le texte de cette page</summary>
        {compared && <TextDifference {...compared} />}
      </details>
    </>
  );
};

type ChoiceProps<Draft> = { draft: Draft; named: boolean; onResume: OnDraft<Draft>; onDrop: OnDraft<Draft> };

const Choice = <Draft extends SavedDraft>({ draft, named, onResume, onDrop }: ChoiceProps<Draft>) => {
  const of = named && <span className="visually-hidden"> : {nameOf(draft)}</span>;
  return (
    <div className={styles.actions}>
      <Button size="sm" onClick={() => onResume(draft)}>
        Reprendre{of}
      </Button>
      <Button size="sm" variant="text" onClick={() => onDrop(draft)}>
        Abandonner le brouillon{of}
      </Button>
    </div>
  );
};

const EXTRACT_LENGTH = 200;

const extractOf = (html: string): string => {
  const text = readableLines(html).replaceAll('\n', ' ');
  if (text.length <= EXTRACT_LENGTH) return text;
  const lastSpace = text.lastIndexOf(' ', EXTRACT_LENGTH);
  return `${text.slice(0, lastSpace > 0 ? lastSpace : EXTRACT_LENGTH)}…`;
};

const nameOf = ({ title }: SavedDraft): string => title || 'Sans titre';

const momentOf = ({ saved_at }: SavedDraft): string =>
  `${shortDate(new Date(saved_at))} à ${shortTime(new Date(saved_at))}`;

const isStale = ({ rev, current_rev }: SavedDraft): boolean =>
  rev !== null && current_rev !== null && rev !== current_rev;
