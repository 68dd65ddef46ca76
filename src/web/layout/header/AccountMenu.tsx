import type { Ref } from 'react';
import { adminPaths } from '#contract/paths.ts';
import { initials } from '#domain/account/initials.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './AccountMenu.module.css';
import type { Account } from './account.ts';

export type AccountMenuProps = {
  account: Extract<Account, { state: 'logged-in' }>;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
  onLogout: () => void;
  menuRef: Ref<HTMLDivElement>;
};

const PANEL_ID = 'compte';

/** A round avatar (a wrench for administrators) and the panel that it opens. */
export const AccountMenu = ({ account, open, onToggle, onClose, onLogout, menuRef }: AccountMenuProps) => (
  <div className={styles.menu} ref={menuRef}>
    <button
      type="button"
      className={styles.avatar}
      aria-expanded={open}
      aria-controls={PANEL_ID}
      onClick={onToggle}
    >
      <VisuallyHidden>Compte de {account.firstName}</VisuallyHidden>
      {account.isAdmin ? (
        <Icon name="wrench" size={20} />
      ) : (
        <span aria-hidden="true">{initials(account.firstName, account.lastName)}</span>
      )}
    </button>
    <div className={styles.panel} id={PANEL_ID} hidden={!open}>
      <p className={styles.name}>{account.firstName}</p>
      {account.isAdmin && (
        <Link to={adminPaths.dashboard} onClick={onClose}>
          <Icon name="wrench" />
          Administration
        </Link>
      )}
      <button
        type="button"
        onClick={() => {
          onClose();
          onLogout();
        }}
      >
        <Icon name="log-out" />
        Déconnexion
      </button>
    </div>
  </div>
);
