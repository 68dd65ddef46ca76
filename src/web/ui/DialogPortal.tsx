import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Where every dialog stands, beside the page. From a guard at each end of the dialog, Base UI moves the focus back inside
 * in the next frame: a Tab pressed before, or held, would go on to the page behind, and scroll it.
 */
export const DialogPortal = ({ children }: { children: ReactNode }) => (
  <Dialog.Portal onKeyDown={stayOnGuard}>{children}</Dialog.Portal>
);

const stayOnGuard = (event: KeyboardEvent) => {
  const isOnGuard = (event.target as Element).hasAttribute('data-base-ui-focus-guard');
  if (event.key === 'Tab' && isOnGuard) event.preventDefault();
};
