import { type SubmitEvent, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { SuggestionField } from '#web/search/SuggestionField.tsx';
import { searchAddress } from '#web/search/search-term.ts';
import type { Navigate } from '#web/search/use-suggestions.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchBar.module.css';

type Props = { navigate: Navigate; onSearch?: () => void };

/** A plain form to /search: it works before, and without, the page's scripts. */
export const SearchBar = ({ navigate, onSearch }: Props) => {
  const form = useRef<HTMLFormElement>(null);

  const leave = () => {
    form.current?.reset();
    onSearch?.();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchAddress(String(new FormData(event.currentTarget).get('q') ?? ''));
    if (!address) return;
    leave();
    void navigate(address);
  };

  return (
    <search className={styles.search}>
      <form action={paths.search} ref={form} onSubmit={submit}>
        <SuggestionField
          navigate={navigate}
          label="Rechercher un article"
          placeholder="Rechercher"
          onChoose={leave}
        />
        <button type="submit" aria-label="Lancer la recherche">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
};
