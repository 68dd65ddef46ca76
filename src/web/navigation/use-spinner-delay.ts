import { useEffect, useState } from 'react';

/** What comes at once needs no spinner: shown for less than this, it would only flicker. */
const SPINNER_DELAY_MS = 300;

/** Whether what is awaited, by any name, is late. */
export const useSpinnerDelay = (awaited: string | undefined): boolean => {
  const [showSpinner, setShowSpinner] = useState(false);
  useEffect(() => {
    setShowSpinner(false);
    if (!awaited) return;
    const timer = setTimeout(() => setShowSpinner(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== undefined && showSpinner;
};
