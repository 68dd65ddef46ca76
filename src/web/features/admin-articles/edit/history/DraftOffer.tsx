import { useState } from 'react';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import styles from './DraftOffer.module.css';

type OnDraft = (draft: ArticleDraft) => void;
type Props = { drafts: readonly ArticleDraft[]; onResume: OnDraft; onDrop: OnDraft };

/** Unsaved drafts of pages that were closed: offered to the editor, never restored automatically. */
export const DraftOffer = ({ drafts, onResume, onDrop }: Props) => {
  const [only] = drafts;
  const [dropping, setDropping] = useState<ArticleDraft>();
  if (!only) return null;
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
      {drafts.length === 1 ? (
        <Banner tone="info" title="Un brouillon non enregistré a été retrouvé">
          <p>
            Il date du {momentOf(only)}.{staleNote(only)}
          </p>
          <Choice draft={only} onResume={onResume} onDrop={setDropping} />
        </Banner>
      ) : (
        <Banner tone="info" title="Brouillons non enregistrés">
          <ul className={styles.drafts}>
            {drafts.map((draft) => (
              <li key={draft.tabId}>
                <p>
                  <strong>{nameOf(draft)}</strong> — brouillon du {momentOf(draft)}.{staleNote(draft)}
                </p>
                <Choice named draft={draft} onResume={onResume} onDrop={setDropping} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
};

type ChoiceProps = { draft: ArticleDraft; named?: boolean; onResume: OnDraft; onDrop: OnDraft };

const Choice = ({ draft, named = false, onResume, onDrop }: ChoiceProps) => {
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

const nameOf = ({ title }: ArticleDraft): string => title || 'Sans titre';

const momentOf = ({ saved_at }: ArticleDraft): string =>
  `${shortDate(new Date(saved_at))} à ${shortTime(new Date(saved_at))}`;

const staleNote = ({ rev, current_rev }: ArticleDraft): string =>
  rev !== null && current_rev !== null && rev !== current_rev
    ? " L'article a été enregistré depuis : comparez les deux textes avant d'enregistrer."
    : '';
