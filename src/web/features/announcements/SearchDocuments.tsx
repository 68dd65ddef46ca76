import type { AnnouncementSearch } from '#web/api/announcement-search.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchDocuments.module.css';
import { documentHrefs } from './search-address.ts';

/** Links to the results as a spreadsheet, as JSON and as a feed. */
export const SearchDocuments = ({ search }: { search: AnnouncementSearch }) => {
  const { csv, json, rss } = documentHrefs(search);
  return (
    <ul className={styles.documents}>
      <li>
        <a href={csv} download>
          Exporter en CSV
        </a>
      </li>
      <li>
        <a href={json} download>
          Exporter en JSON
        </a>
      </li>
      <li>
        <a href={rss}>
          <Icon name="rss" size={16} />
          Suivre par flux RSS
        </a>
      </li>
    </ul>
  );
};
