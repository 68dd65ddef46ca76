import { useState } from 'react';
import { searchAddress } from '#web/search/search-term.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './TopicSearch.module.css';

/** The field does not submit anything; the link searches for what is typed in it. */
export const TopicSearch = ({ label }: { label: string }) => {
  const [text, setText] = useState('');
  const address = searchAddress(text);
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p className={styles.elsewhere}>
        {address && <Link to={address}>Rechercher "{text.trim()}" dans tous les articles</Link>}
      </p>
    </div>
  );
};
