import { useEffect, useState } from 'react';

/** What comes at once needs no spinner: shown for less than this, it would only flicker. */
const PATIENCE_MS = 300;

/** Whether what is awaited, by any name, is late. */
export const useLate = (awaited: string | undefined): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!awaited) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== undefined && late;
};
