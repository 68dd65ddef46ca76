import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Search } from '#web/api/search.ts';
import { SuggestionField } from '#web/search/SuggestionField.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './SearchForm.module.css';
import { searchHref } from './search-state.ts';

/** Searches another term with the same filters. A native form: it works without JavaScript. */
export const SearchForm = ({ search }: { search: Search }) => {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q) void navigate(searchHref({ ...search, q }));
  };

  return (
    <search className={styles.search} aria-label="Recherche dans les articles">
      <form action={paths.search} onSubmit={submit}>
        <div className={styles.field}>
          <SuggestionField navigate={navigate} label="Rechercher un article" initialText={search.q} />
        </div>
        {(['categories', 'tags'] as const).map(
          (name) =>
            search[name].length > 0 && (
              <input key={name} type="hidden" name={name} value={search[name].join(',')} />
            ),
        )}
        <Button type="submit" icon="search">
          <span className={styles.verb}>Rechercher</span>
        </Button>
      </form>
    </search>
  );
};
