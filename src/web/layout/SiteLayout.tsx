import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { SiteContact } from '#contract/site.ts';
import { menuPlace } from '#web/navigation/links.ts';
import { Footer } from './footer/Footer.tsx';
import type { Account } from './header/account.ts';
import { Header } from './header/Header.tsx';
import styles from './SiteLayout.module.css';

type Props = {
  year: string;
  demonstration: boolean;
  contact: SiteContact | undefined;
  account: Account;
  onLogout: () => void;
  children: ReactNode;
};

/** The header and the footer of every public page. */
export const SiteLayout = ({ account, onLogout, ...page }: Props) => {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <Header account={account} onLogout={onLogout} menuOpen={menuOpen} onMenuChange={setMenuOpen} />
      {/* Inert under the open menu. */}
      <main className={styles.main} id="contenu" tabIndex={-1} inert={menuOpen}>
        {page.children}
      </main>
      <div inert={menuOpen}>
        <Footer
          year={page.year}
          demonstration={page.demonstration}
          contact={page.contact}
          at={menuPlace(pathname)}
        />
      </div>
    </>
  );
};
