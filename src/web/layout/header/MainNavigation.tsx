import type { RefCallback } from 'react';
import { paths } from '#contract/paths.ts';
import { mainLinks } from '#web/navigation/links.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { NavLink } from '#web/ui/Link.tsx';
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './MainNavigation.module.css';
import type { NavigationCategory } from './use-navigation-categories.ts';

type Props = {
  /** The place of the page among the menus. */
  at: string;
  /** Whether the page belongs to « Actualité ». */
  inNews: boolean;
  categories: readonly NavigationCategory[] | undefined;
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
  /** The element that holds the button and its panel. */
  dropdownRef: RefCallback<HTMLDivElement>;
};

const PANEL_ID = 'rubriques';

/** The entries of the header, above 900 px. The panel is always in the page: robots follow its links. */
export const MainNavigation = withFixedHtml(
  ({ at, inNews, categories, open, onToggle, onChoose, dropdownRef }: Props) => (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <div className={styles.entry} data-current={inNews || undefined} ref={dropdownRef}>
        <button type="button" aria-expanded={open} aria-controls={PANEL_ID} onClick={onToggle}>
          Actualité
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
        <div className={styles.panel} id={PANEL_ID} hidden={!open}>
          <CategoryLinks at={at} categories={categories} onChoose={onChoose} />
        </div>
      </div>
      <NavLink at={at} to={paths.news} className={`${styles.entry} ${styles.plain}`}>
        Actualité
      </NavLink>
      <NavLink at={at} to={paths.search} className={`${styles.entry} ${styles.plain}`}>
        Recherche
      </NavLink>
      {mainLinks.map(({ href, label }) => (
        <NavLink key={href} at={at} to={href} className={styles.entry} onClick={onChoose}>
          {label}
        </NavLink>
      ))}
    </nav>
  ),
);
