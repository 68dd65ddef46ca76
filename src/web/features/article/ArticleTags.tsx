import { searchPath } from '#contract/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ArticleTags.module.css';

/** Each tag links to a search for it. */
export const ArticleTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <nav className={styles.tags} aria-label="Mots-clés de l'article">
      <p aria-hidden="true">Mots-clés</p>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={searchPath(tag)}>{tag}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
