import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/Button.tsx';

/** Shown in place of a count when the list failed to load. */
export const LIST_FAILED = "La liste n'a pas pu être chargée.";

/** Loads the page's data again, on a click and automatically when the network comes back. */
export const RetryButton = () => {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <Button
      variant="secondary"
      onClick={() => void revalidate()}
      busy={state === 'loading'}
      busyText="Nouvel essai"
    >
      Réessayer
    </Button>
  );
};
