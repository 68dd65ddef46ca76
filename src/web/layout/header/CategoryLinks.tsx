import { categoryPath, paths } from '#contract/paths.ts';
import { NavLink } from '#web/ui/Link.tsx';
import styles from './CategoryLinks.module.css';
import type { NavigationCategory } from './use-navigation-categories.ts';

type Props = {
  /** The place of the page among the menus. */
  at: string;
  /** undefined while they load. */
  categories: readonly NavigationCategory[] | undefined;
  onChoose: () => void;
};

/** The contents of the category dropdown, in the header and in the mobile menu. */
export const CategoryLinks = ({ at, categories, onChoose }: Props) => {
  if (!categories) return <p role="status">Chargement des catégories...</p>;
  if (categories.length === 0) return <p>Aucune catégorie disponible</p>;
  return (
    <>
      <NavLink end at={at} to={paths.news} className={styles.all} onClick={onChoose}>
        Tous les articles
      </NavLink>
      <ul className={styles.links}>
        {categories.map(({ slug, name }) => (
          <li key={slug} data-category={slug}>
            <NavLink at={at} to={categoryPath(slug)} onClick={onChoose}>
              <i className={styles.swatch} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
};
