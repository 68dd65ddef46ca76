import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { menuPlace } from '#web/navigation/links.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useDisclosures } from '#web/ui/use-disclosures.ts';
import { Logo } from '../Logo.tsx';
import type { Account } from './account.ts';
import { ConnectionButton } from './ConnectionButton.tsx';
import styles from './Header.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchBar } from './SearchBar.tsx';
import { closeMenu, useMobileMenu } from './use-mobile-menu.ts';
import { useNavigationCategories } from './use-navigation-categories.ts';

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
  const menu = useRef<HTMLDivElement>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);

  const closeAll = useCallback(() => {
    close();
    closeMenu(menu.current);
  }, [close]);
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
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo size={34} at={at} />
        <MainNavigation
          at={at}
          // An article is news, whatever its category.
          inNews={/^\/(actualite|article)(\/|$)/.test(pathname)}
          categories={categories}
          open={openId === 'categories'}
          onToggle={() => {
            load();
            toggle('categories');
          }}
          onChoose={closeAll}
          dropdownRef={containerRef('categories')}
        />
        <div className={styles.search}>
          <SearchBar />
        </div>
        <ConnectionButton
          account={account}
          open={openId === 'account'}
          onToggle={() => toggle('account')}
          onClose={closeAll}
          onLogout={onLogout}
          menuRef={containerRef('account')}
        />
        <button
          type="button"
          ref={menuToggle}
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
        ref={menu}
        open={menuOpen}
        categories={categories}
        onOpenCategories={load}
        onClose={closeAll}
      />
    </header>
  );
};
