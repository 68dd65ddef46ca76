import { useId } from 'react';
import { typeset } from '#domain/typography/typeset.ts';
import styles from './SuggestionField.module.css';
import { type Navigate, useSuggestions } from './use-suggestions.ts';

type Props = {
  navigate: Navigate;
  label: string;
  placeholder?: string;
  initialText?: string;
  /** Called when a suggestion is chosen, before its article opens. */
  onChoose?: () => void;
};

/**
 * The `q` of a search form, with suggestions under it: WAI-ARIA's combobox, the focus always in the field.
 * Written here because Base UI's combobox would weigh more than the rest of the header.
 */
export const SuggestionField = ({ navigate, label, placeholder, initialText, onChoose }: Props) => {
  const id = useId();
  const { suggestions, active, typing, open, type, pressKey, choose, close } = useSuggestions(
    navigate,
    onChoose,
  );
  const optionId = (index: number) => `${id}-${index}`;

  return (
    <div className={styles.field}>
      <input
        type="search"
        name="q"
        defaultValue={initialText}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={close}
      />
      {/* Rendered before any suggestion: screen readers may ignore a live region that appears with its text. */}
      {typing && (
        <p className="visually-hidden" role="status">
          {open && countOf(suggestions.length)}
        </p>
      )}
      {open && (
        <div
          id={id}
          className={styles.list}
          role="listbox"
          aria-label="Suggestions"
          // The press must not take the focus from the field: that would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field, which answers for it.
            // biome-ignore lint/a11y/useFocusableInteractive: the same.
            <div
              key={suggestion.slug}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(suggestion)}
            >
              {typeset(suggestion.term)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};

const countOf = (count: number): string => (count > 1 ? `${count} suggestions` : '1 suggestion');
