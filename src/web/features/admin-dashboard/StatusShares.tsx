import type { LegalStats } from '#contract/admin-stats.ts';
import styles from './StatusShares.module.css';

const figure = new Intl.NumberFormat('fr-FR');

/** The announcements by status: one stacked bar, with the figures below it. */
export const StatusShares = ({ announcements }: { announcements: LegalStats }) => {
  const shares = [
    { id: 'published', label: 'Publiées', count: announcements.publishedLegalAnnouncements },
    { id: 'rejected', label: 'Rejetées', count: announcements.rejectedLegalAnnouncements },
    { id: 'draft', label: 'Brouillons', count: announcements.draftLegalAnnouncements },
    { id: 'pending', label: 'En attente', count: announcements.pendingLegalAnnouncements },
  ];
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let start = 0;
  return (
    <div className={styles.panel}>
      <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ id, count }) => {
          const x = start;
          start += count;
          return <rect key={id} data-share={id} x={x} width={count} height={1} />;
        })}
      </svg>
      <ul aria-label="Répartition des annonces">
        {shares.map(({ id, label, count }) => (
          <li key={id} data-share={id}>
            {label} <b>{figure.format(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};
