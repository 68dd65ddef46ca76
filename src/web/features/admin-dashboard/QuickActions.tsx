import { adminPaths } from '#contract/paths.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { useMember } from '#web/session/permissions.ts';
import { adminIcons } from '#web/ui/admin-icons.ts';
import { type Drawing, Icon, type IconName } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './QuickActions.module.css';

const actions: readonly {
  href: string;
  label: string;
  icon: IconName | Drawing;
  permission: Permission;
}[] = [
  {
    href: adminPaths.createArticle,
    label: 'Créer un nouvel article',
    icon: 'pencil',
    permission: 'articles.write',
  },
  {
    href: adminPaths.createAnnouncement,
    label: 'Créer une annonce légale',
    icon: adminIcons.stamp,
    permission: 'announcements.write',
  },
  {
    href: adminPaths.pending,
    label: 'Annonces en attente',
    icon: adminIcons.hourglass,
    permission: 'announcements.read',
  },
];

export const QuickActions = () => {
  const { may } = useMember();
  const shown = actions.filter(({ permission }) => may(permission));
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Actions rapides">
      <ul className={styles.actions}>
        {shown.map(({ href, label, icon }) => (
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
};
