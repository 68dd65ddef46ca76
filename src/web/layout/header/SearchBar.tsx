import { type SubmitEvent, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchBar.module.css';
import { createTermEmitter, searchAddress } from './search-term.ts';

type Props = {
  /** Hears what is typed, after a pause. */
  onTerm?: ((text: string) => void) | undefined;
  onSearch?: () => void;
};

const ignore = () => {};

/** A plain form to /search: it works before, and without, the page's scripts. */
export const SearchBar = ({ onTerm = ignore, onSearch }: Props) => {
  const navigate = useNavigate();
  const emitter = useMemo(() => createTermEmitter(onTerm), [onTerm]);
  useEffect(() => emitter.cancel, [emitter]);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = searchAddress(String(new FormData(form).get('q') ?? ''));
    if (!address) return;
    emitter.cancel();
    form.reset();
    onSearch?.();
    void navigate(address);
  };

  return (
    <search className={styles.search}>
      <form action="/search" onSubmit={search}>
        <input
          type="search"
          name="q"
          aria-label="Rechercher un article"
          placeholder="Rechercher"
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => emitter.type(event.currentTarget.value)}
        />
        <button type="submit" aria-label="Lancer la recherche">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
};
