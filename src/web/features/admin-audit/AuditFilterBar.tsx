import { auditActions, auditActors, auditObjects } from '#contract/audit-labels.fr.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './AuditFilterBar.module.css';
import { type AuditFilters, auditHref, clearedHref } from './audit-address.ts';

type Props = {
  filters: AuditFilters;
  /** The administrators offered by the actor filter. */
  actors: readonly { id: string; name: string }[];
  onChange: (change: Partial<AuditFilters>) => void;
};

export const AuditFilterBar = ({ filters, actors, onChange }: Props) => (
  <search className={styles.bar} aria-label="Filtres du journal">
    <Field
      as="select"
      dense
      label="Par"
      value={filters.actor}
      onChange={(event) => onChange({ actor: event.target.value })}
    >
      <option value="">Tout le monde</option>
      <optgroup label="Administrateurs">
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Autres">
        {Object.entries(auditActors).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </optgroup>
    </Field>
    <Field
      as="select"
      dense
      label="Objet"
      value={filters.object}
      onChange={(event) => onChange({ object: event.target.value, objectId: '' })}
    >
      <option value="">Tous</option>
      {Object.entries(auditObjects).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Field>
    <Field
      as="select"
      dense
      label="Action"
      value={filters.action}
      onChange={(event) => onChange({ action: event.target.value })}
    >
      <option value="">Toutes</option>
      {Object.entries(auditActions).map(([action, sentence]) => (
        <option key={action} value={action}>
          {sentence}
        </option>
      ))}
    </Field>
    <Field
      dense
      type="date"
      label="Du"
      value={filters.from}
      max={filters.to || undefined}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <Field
      dense
      type="date"
      label="Au"
      value={filters.to}
      min={filters.from || undefined}
      onChange={(event) => onChange({ to: event.target.value })}
    />
    {auditHref(filters) !== clearedHref(filters) && (
      <Button href={clearedHref(filters)} variant="text" size="dense">
        Effacer les filtres
      </Button>
    )}
  </search>
);
