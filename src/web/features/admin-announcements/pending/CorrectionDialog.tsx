import { useContext, useState } from 'react';
import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { reviewDeskMessages } from '#contract/review-desk.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { PENDING } from '../addresses.ts';
import { handledBy } from '../handled-by.ts';
import styles from './CorrectionDialog.module.css';
import { changedPoints, type Point, pointsOf, reasonsOf, withChanges } from './correction-points.ts';
import dialog from './RejectDialog.module.css';

const TEXT_MAX = 1000;

type Props = {
  card: PendingAnnouncement;
  onAsked: () => void;
  /** The announcement is not as the card shows it: the list is to be read again. */
  onRefused: () => void;
  onCancel: () => void;
  returnFocus: () => HTMLElement | null;
};

const heads: Readonly<Record<Point['found'], string>> = {
  missing: 'Manque dans le texte',
  contradiction: 'Contradictoire ou à compléter',
  unsure: 'À vérifier',
  rest: 'Les autres mentions de ce type',
};

/**
 * Asks the announcer to correct the notice: mention by mention, with a few words beside each. What was typed stays in
 * the dialog until the server has it.
 */
export const CorrectionDialog = ({ card, onAsked, onRefused, onCancel, returnFocus }: Props) => {
  const api = useContext(ApiContext);
  const [points, setPoints] = useState(() => pointsOf(card));
  const [free, setFree] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (key: string, changes: Partial<Point>) =>
    setPoints((all) => all.map((point) => (point.key === key ? { ...point, ...changes } : point)));
  const reasons = reasonsOf(points, free);
  useUnsavedWork({
    key: `correction:${card.id}`,
    label: `Demande de correction de ${card.reference_number}`,
    path: PENDING,
    read: () => {
      const changed = changedPoints(points, pointsOf(card));
      return changed.length === 0 && free.trim() === '' ? undefined : { changed, free };
    },
    restore: (content) => {
      const typed = (content ?? {}) as { changed?: unknown; free?: unknown };
      setPoints((all) => withChanges(all, typed.changed));
      if (typeof typed.free === 'string') setFree(typed.free);
    },
  });

  const send = async () => {
    if (!api || busy) return;
    if (reasons.length === 0) return setFailure(reviewDeskMessages.reasons);
    if (reasons.some(({ mention, text }) => mention === null && text === ''))
      return setFailure(reviewDeskMessages.text);
    setBusy(true);
    setFailure(undefined);
    try {
      await api.post('/admin/legal-announcements/:id/correction-request', {
        params: { id: card.id },
        body: { rev: card.rev, reasons },
      });
      onAsked();
    } catch (error) {
      setFailure(errorMessageOf(error, "La demande n'a pas pu être envoyée.") + handledBy(error));
      setBusy(false);
      onRefused();
    }
  };

  const group = (found: Point['found']) => {
    const listed = points.filter((point) => point.found === found);
    return listed.length === 0 ? null : (
      <fieldset key={found} className={styles.points}>
        <legend>{heads[found]}</legend>
        {listed.map((point) => (
          <PointField key={point.key} point={point} onChange={(changes) => change(point.key, changes)} />
        ))}
      </fieldset>
    );
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      returnFocus={returnFocus}
      title="Demander une correction"
      below={`${card.reference_number}, « ${card.title} »`}
    >
      <form
        className={dialog.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {(['missing', 'contradiction', 'unsure'] as const).map(group)}
        <details className={styles.rest}>
          <summary>Une autre mention</summary>
          {group('rest')}
        </details>
        <Field
          as="textarea"
          rows={3}
          optional
          label="Autre point à corriger"
          maxLength={TEXT_MAX}
          value={free}
          onChange={({ target }) => setFree(target.value)}
        />
        <p>
          L'annonceur lit ces points par e-mail et sur sa page de suivi, où il répond sans rien payer. Le
          délai de publication est suspendu jusqu'à sa réponse.
        </p>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <div className={dialog.actions}>
          <Button variant="secondary" size="dense" onClick={onCancel}>
            Annuler
          </Button>
          <Button size="dense" type="submit" busy={busy} busyText="Envoi en cours...">
            Demander la correction
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

type PointFieldProps = { point: Point; onChange: (changes: Partial<Point>) => void };

const PointField = ({ point, onChange }: PointFieldProps) => (
  <div className={styles.point}>
    <Tick
      label={point.label}
      checked={point.chosen}
      onChange={({ target }) => onChange({ chosen: target.checked })}
    />
    {point.chosen && (
      <Field
        as="textarea"
        rows={2}
        optional={point.mention !== null}
        label={point.mention === null ? "Ce que lira l'annonceur" : 'Précision'}
        aria-label={`${point.mention === null ? "Ce que lira l'annonceur" : 'Précision'} : ${point.label}`}
        maxLength={TEXT_MAX}
        value={point.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    )}
  </div>
);
