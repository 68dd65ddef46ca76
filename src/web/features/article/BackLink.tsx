import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './BackLink.module.css';

/**
 * « Browser history back if there is history, else home »: a link to the home page that goes back when it
 * can.
 */
export const BackLink = () => {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // A click for a new tab opens the home page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (window.history.length < 2) return;
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
