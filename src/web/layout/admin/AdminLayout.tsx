import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { initials } from '#domain/account/initials.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Logo } from '../Logo.tsx';
import './fonts.css';
import styles from './AdminLayout.module.css';
import { adminLinks, type MenuCounts, sectionOf } from './admin-links.ts';

type Props = {
  /** Of the section. */
  title: string;
  user: { firstName: string; lastName: string };
  counts: MenuCounts;
  /** Whether the user may open the section. */
  isShown: (href: string) => boolean;
  /** Opens the command palette. */
  onSearch: () => void;
  onLogout: () => void;
  children: ReactNode;
};

/** The frame of every back-office page: a sidebar, a rail at 1024 px, a bar at the bottom at 768 px. */
export const AdminLayout = ({ title, user, counts, isShown, onSearch, onLogout, children }: Props) => (
  <div className={styles.layout}>
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
    <aside className={styles.side} aria-label="Menu de l'administration">
      <div className={styles.logo}>
        <Logo size={34} at="" />
      </div>
      <Sections counts={counts} isShown={isShown} />
      <button type="button" className={`${styles.entry} ${styles.leave}`} onClick={onLogout}>
        <Icon name="log-out" size={20} />
        <span>Déconnexion</span>
      </button>
    </aside>
    <div>
      <header className={styles.header}>
        <p className={styles.title}>{title}</p>
        <button type="button" className={styles.search} onClick={onSearch}>
          <Icon name="search" size={20} />
          <span>Aller à…</span>
          <kbd>Ctrl K</kbd>
        </button>
        <Link className={styles.user} to={adminPaths.profile} title="Mon profil">
          <span>Bienvenue, {user.firstName || 'Admin'}</span>
          <Icon name="shield" size={20} />
          <span className={styles.avatar} aria-hidden="true">
            {initials(user.firstName, user.lastName)}
          </span>
          <span className="visually-hidden">Mon profil</span>
        </Link>
      </header>
      <main className={styles.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
    </div>
  </div>
);

/** A bar at the bottom has room for the first sections; « Plus » shows them all. */
const Sections = ({ counts, isShown }: Pick<Props, 'counts' | 'isShown'>) => {
  const { pathname, key } = useLocation();
  const section = sectionOf(pathname);
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it.
  useEffect(() => setAll(false), [key]);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is current.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [section]);
  const shown = adminLinks.filter(({ href }) => isShown(href));
  return (
    <>
      <nav
        ref={nav}
        id="sections"
        aria-label="Administration"
        data-all={all || undefined}
        onKeyDown={({ key: pressed }) => pressed === 'Escape' && setAll(false)}
      >
        {shown.map(({ href, label, icon, counted }) => (
          <Link
            key={href}
            to={href}
            aria-current={href === section ? 'page' : undefined}
            className={styles.entry}
          >
            <Icon name={icon} size={20} />
            <span>{label}</span>
            {counted && counts[counted] > 0 && (
              <b className={styles.count}>{counts[counted] > 99 ? '99+' : counts[counted]}</b>
            )}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={`${styles.entry} ${styles.more}`}
        aria-expanded={all}
        aria-controls="sections"
        onClick={() => setAll(!all)}
      >
        <Icon name={all ? 'close' : 'menu'} size={20} />
        <span>Plus</span>
      </button>
    </>
  );
};
