import { Link } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { adminIcons } from '#web/ui/admin-icons.ts';
import { type Drawing, Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './QuickActions.module.css';

const actions: readonly { href: string; label: string; icon: IconName | Drawing }[] = [
  { href: adminPaths.createArticle, label: 'Créer un nouvel article', icon: 'pencil' },
  { href: adminPaths.createAnnouncement, label: 'Créer une annonce légale', icon: adminIcons.stamp },
  { href: adminPaths.pending, label: 'Annonces en attente', icon: adminIcons.hourglass },
];

export const QuickActions = () => (
  <nav aria-label="Actions rapides">
    <ul className={styles.actions}>
      {actions.map(({ href, label, icon }) => (
        <li key={href}>
          <Link to={href}>
            <Icon name={icon} size={24} />
            {label}
            <Icon name="chevron-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
