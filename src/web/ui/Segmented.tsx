import styles from './Segmented.module.css';

type Props<Id extends string> = {
  label: string;
  selected: Id;
  onSelect: (id: Id) => void;
  choices: readonly { id: Id; label: string }[];
};

/** A choice of one among a few, as pills. */
export const Segmented = <Id extends string>({ label, selected, onSelect, choices }: Props<Id>) => (
  // biome-ignore lint/a11y/useSemanticElements: these are buttons that act at once, not fields of a form.
  <div className={styles.group} role="group" aria-label={label}>
    {choices.map(({ id, label: name }) => (
      <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
        {name}
      </button>
    ))}
  </div>
);
