import { useEffect, useState } from 'react';
import { waitingDraft } from '#web/storage/submission-draft.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './WaitingDraft.module.css';

/**
 * Offers the draft stored in this browser. It is read after hydration: the server's HTML is the same for
 * everybody.
 */
export const WaitingDraft = ({ href }: { href: string }) => {
  const [about, setAbout] = useState<string>();
  useEffect(() => setAbout(waitingDraft()), []);
  if (about === undefined) return null;
  return (
    <div className={styles.draft}>
      <Banner tone="info">
        Un brouillon vous attend{about && ` : « ${about} »`}. <Link to={href}>Reprendre mon annonce</Link>
      </Banner>
    </div>
  );
};
