import { Button } from './Button.tsx';

/** For code that could not be loaded: a browser remembers the failure until the page is loaded again. */
export const ReloadButton = () => (
  <Button variant="text" size="sm" onClick={() => window.location.reload()}>
    Recharger la page
  </Button>
);
