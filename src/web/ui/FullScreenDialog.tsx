import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { DialogPortal } from './DialogPortal.tsx';
import styles from './FullScreenDialog.module.css';
import { Icon } from './Icon.tsx';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A dialog as large as the window. Load it lazily, as ui/Dialog. */
export const FullScreenDialog = ({ title, onClose, children }: Props) => {
  const cross = useRef<HTMLButtonElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <DialogPortal>
        <BaseDialog.Popup className={styles.popup} initialFocus={cross}>
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close ref={cross} className={styles.close}>
              <Icon name="close" size={22} />
              Fermer
            </BaseDialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable. */}
          <div className={styles.page} tabIndex={0}>
            {children}
          </div>
        </BaseDialog.Popup>
      </DialogPortal>
    </BaseDialog.Root>
  );
};
