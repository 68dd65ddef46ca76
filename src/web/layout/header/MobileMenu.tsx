import { type RefCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { legalLinks, mainLinks, taskLinks } from '#web/navigation/links.ts';
import type { Navigate } from '#web/search/use-suggestions.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NavLink } from '#web/ui/Link.tsx';
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './MobileMenu.module.css';
import { SearchBar } from './SearchBar.tsx';
import type { NavigationCategory } from './use-navigation-categories.ts';

type Props = {
  id: string;
  /** The place of the page among the menus. */
  at: string;
  menuRef: RefCallback<HTMLDivElement>;
  navigate: Navigate;
  open: boolean;
  categories: readonly NavigationCategory[] | undefined;
  onOpenCategories: () => void;
  onClose: () => void;
};

/** The full-screen navigation at 900 px and below: a popover, which its button opens before the scripts run. */
export const MobileMenu = ({
  id,
  at,
  menuRef,
  navigate,
  open,
  categories,
  onOpenCategories,
  onClose,
}: Props) => {
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  useEffect(() => {
    if (!open) setCategoriesOpen(false);
  }, [open]);
  const toggleCategories = () => {
    onOpenCategories();
    setCategoriesOpen(!categoriesOpen);
  };

  return (
    <div className={styles.menu} id={id} ref={menuRef} popover="manual">
      <SearchBar navigate={navigate} onSearch={onClose} />
      <Entries
        panelId={`${id}-rubriques`}
        at={at}
        categories={categories}
        open={categoriesOpen}
        onToggle={toggleCategories}
        onClose={onClose}
      />
      <Button href={paths.submission} block onClick={onClose}>
        Publier une annonce
      </Button>
      <TaskNavigation at={at} onClose={onClose} />
    </div>
  );
};

type EntriesProps = Pick<Props, 'at' | 'categories' | 'onClose'> & {
  panelId: string;
  /** Whether the categories are shown. */
  open: boolean;
  onToggle: () => void;
};

const Entries = withFixedHtml(({ panelId, at, categories, open, onToggle, onClose }: EntriesProps) => (
  <nav aria-label="Navigation principale">
    <ul className={styles.entries}>
      <li>
        <button type="button" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
          Actualité
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
        <div className={styles.categories} id={panelId} hidden={!open}>
          <CategoryLinks at={at} categories={categories} onChoose={onClose} />
        </div>
      </li>
      {mainLinks.map(({ href, label }) => (
        <li key={href}>
          <NavLink at={at} to={href} onClick={onClose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
));

const TaskNavigation = withFixedHtml(({ at, onClose }: Pick<Props, 'at' | 'onClose'>) => (
  <nav aria-label="Démarches et informations légales">
    <ul className={styles.legal}>
      {/* Its first entry is the button above. */}
      {[...taskLinks.slice(1), ...legalLinks].map(({ href, label }) => (
        <li key={href}>
          <NavLink at={at} to={href} onClick={onClose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
));
