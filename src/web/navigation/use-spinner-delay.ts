import { useEffect, useState } from 'react';

/** The delay before a spinner is shown: for a shorter wait it would only flicker. */
const SPINNER_DELAY_MS = 300;

/** Whether `awaited` has been pending longer than the delay. */
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
