import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogPortal } from './DialogPortal.tsx';
import { finalFocus } from './final-focus.ts';
import { Icon } from './Icon.tsx';

type Props = {
  open: boolean;
  /** The cross, Escape and a click on the backdrop. */
  onClose: () => void;
  title: string;
  /** Around the title: a badge above, a date below. */
  above?: ReactNode;
  below?: ReactNode;
  /** An announcement family: the colour of its top and of the badges inside. */
  family?: string;
  /** The element that gets the focus on opening; the cross by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus on closing; by default, the one that had it before. */
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * A window over the page, a bottom sheet at 768 px and below. The page behind is out of reach; the focus starts
 * on the cross and goes back where it was. Load it lazily: it brings Base UI's dialog with it.
 */
export const Dialog = ({ open, onClose, title, above, below, family, children, ...focus }: Props) => {
  const cross = useRef<HTMLButtonElement>(null);
  const { initialFocus = cross, returnFocus } = focus;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPortal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.popup}
            data-family={family}
            initialFocus={initialFocus}
            finalFocus={() => finalFocus(returnFocus?.())}
          >
            <BaseDialog.Close ref={cross} className={styles.close} aria-label="Fermer">
              <Icon name="close" size={22} />
            </BaseDialog.Close>
            {/* Reached by Tab, so that the arrows scroll a long text. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable. */}
            <div className={styles.content} tabIndex={0}>
              <div className={styles.head}>
                {above}
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                {below && <p className={styles.below}>{below}</p>}
              </div>
              {children}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </DialogPortal>
    </BaseDialog.Root>
  );
};
