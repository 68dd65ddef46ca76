import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import type { Account } from './account.ts';
import styles from './ConnectionButton.module.css';

type Props = Omit<AccountMenuProps, 'account'> & { account: Account };

/**
 * As wide as « Connexion » from the start: the header does not move once the session is known. Until then, the style
 * sheet shows the link, or a placeholder in a browser that stores something about its reader (entry-start.ts).
 */
export const ConnectionButton = ({ account, ...menu }: Props) => (
  <div className={styles.place}>
    <Contents account={account} {...menu} />
  </div>
);

const Contents = ({ account, ...menu }: Props) => {
  switch (account.state) {
    case 'loading':
      return (
        <>
          <span className={styles.loading} />
          <LogIn />
        </>
      );
    case 'logged-out':
      return <LogIn />;
    case 'logged-in':
      return <AccountMenu account={account} {...menu} />;
  }
};

const LogIn = () => (
  <Button variant="secondary" size="sm" href={paths.login}>
    Connexion
  </Button>
);
