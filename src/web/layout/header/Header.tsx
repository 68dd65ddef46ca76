import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { menuPlace } from '#web/navigation/links.ts';
import type { Navigate } from '#web/search/use-suggestions.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useDisclosures } from '#web/ui/use-disclosures.ts';
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import { Logo } from '../Logo.tsx';
import type { Account } from './account.ts';
import { ConnectionButton } from './ConnectionButton.tsx';
import styles from './Header.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchBar } from './SearchBar.tsx';
import { closeMenu, useMobileMenu } from './use-mobile-menu.ts';
import { type NavigationCategory, useNavigationCategories } from './use-navigation-categories.ts';

type Props = {
  account: Account;
  onLogout: () => void;
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
};

const MENU_ID = 'menu';

export const Header = ({ account, onLogout, menuOpen, onMenuChange }: Props) => {
  const { openId, toggle, close, containerRef } = useDisclosures<'categories' | 'account'>();
  const { categories, load } = useNavigationCategories();
  const { key, pathname } = useLocation();
  const at = menuPlace(pathname);
  const visitor = account.state === 'loading' ? undefined : JSON.stringify(account);
  const navigate = useNavigate();
  const [menu, setMenu] = useElement<HTMLDivElement>();
  const [menuToggle, setMenuToggle] = useElement<HTMLButtonElement>();

  const closeAll = useCallback(() => {
    close();
    closeMenu(menu.current);
  }, [close, menu]);
  useMobileMenu({
    open: menuOpen,
    onChange: onMenuChange,
    close: closeAll,
    panel: menu,
    toggle: menuToggle,
  });

  // After a navigation, a login or a logout, everything that was open closes.
  const last = useRef({ key, visitor });
  useEffect(() => {
    const before = last.current;
    last.current = { key, visitor };
    // To learn who visits is neither a login nor a logout.
    const changed = before.visitor !== undefined && before.visitor !== visitor;
    if (changed || before.key !== key) closeAll();
  }, [key, visitor, closeAll]);

  return (
    <Bar
      at={at}
      // An article is news, whatever its category.
      inNews={/^\/(actualite|article)(\/|$)/.test(pathname)}
      categories={categories}
      openId={openId}
      account={account}
      menuOpen={menuOpen}
      navigate={navigate}
      onToggleCategories={() => {
        load();
        toggle('categories');
      }}
      onToggleAccount={() => toggle('account')}
      onOpenCategories={load}
      onClose={closeAll}
      onLogout={onLogout}
      categoriesRef={containerRef('categories')}
      accountRef={containerRef('account')}
      menuRef={setMenu}
      menuToggleRef={setMenuToggle}
    />
  );
};

type BarProps = Pick<Props, 'account' | 'onLogout' | 'menuOpen'> & {
  at: string;
  inNews: boolean;
  categories: readonly NavigationCategory[] | undefined;
  /** The panel that is open. */
  openId: 'categories' | 'account' | undefined;
  navigate: Navigate;
  onToggleCategories: () => void;
  onToggleAccount: () => void;
  onOpenCategories: () => void;
  onClose: () => void;
  categoriesRef: RefCallback<HTMLDivElement>;
  accountRef: RefCallback<HTMLDivElement>;
  menuRef: RefCallback<HTMLDivElement>;
  menuToggleRef: RefCallback<HTMLButtonElement>;
};

/** What is seen: a server renders it once for each place among the menus. */
const Bar = withFixedHtml(({ at, categories, openId, menuOpen, navigate, onClose, ...bar }: BarProps) => (
  <header className={styles.header}>
    <div className={`wrap ${styles.row}`}>
      <Logo size={34} at={at} />
      <MainNavigation
        at={at}
        inNews={bar.inNews}
        categories={categories}
        open={openId === 'categories'}
        onToggle={bar.onToggleCategories}
        onChoose={onClose}
        dropdownRef={bar.categoriesRef}
      />
      <div className={styles.search}>
        <SearchBar navigate={navigate} />
      </div>
      <ConnectionButton
        account={bar.account}
        open={openId === 'account'}
        onToggle={bar.onToggleAccount}
        onClose={onClose}
        onLogout={bar.onLogout}
        menuRef={bar.accountRef}
      />
      <button
        type="button"
        ref={bar.menuToggleRef}
        className={styles.toggle}
        aria-label={menuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
        aria-expanded={menuOpen}
        popoverTarget={MENU_ID}
      >
        <Icon name={menuOpen ? 'close' : 'menu'} size={26} />
      </button>
    </div>
    <MobileMenu
      id={MENU_ID}
      at={at}
      menuRef={bar.menuRef}
      navigate={navigate}
      open={menuOpen}
      categories={categories}
      onOpenCategories={bar.onOpenCategories}
      onClose={onClose}
    />
  </header>
));

/** A ref as a function: what has cached HTML gets data and functions only. */
const useElement = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null);
  const set = useCallback((given: Element | null) => {
    element.current = given;
  }, []);
  return [element, set] as const;
};
