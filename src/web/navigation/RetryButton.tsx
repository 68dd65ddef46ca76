import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/Button.tsx';

/** In place of a count: of a list that could not be had, nobody knows how many it holds. */
export const LIST_FAILED = "La liste n'a pas pu être chargée.";

/** Loads the page's data again: by itself when the network comes back, and when the reader asks for it. */
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
