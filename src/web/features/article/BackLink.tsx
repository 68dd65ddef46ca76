import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './BackLink.module.css';
import { wayBack } from './way-back.ts';

/** A link home, which goes back instead where the reader came from another page of the site. */
export const BackLink = () => {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // Opening it in another tab opens the home page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (currentWayBack() !== 'back') return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to="/" className={styles.back} onClick={goBack}>
      <Icon name="arrow-left" size={16} />
      RETOUR
    </Link>
  );
};

const currentWayBack = () =>
  wayBack({
    index: routerIndex(window.history.state),
    referrer: document.referrer,
    origin: window.location.origin,
    historyLength: window.history.length,
  });

/** React Router numbers its entries of the browser's history. */
const routerIndex = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
