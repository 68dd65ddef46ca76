import { Toast } from '@base-ui/react/toast';
import { Icon } from './Icon.tsx';
import styles from './Toaster.module.css';
import { toastManager } from './toasts.ts';

/** Where toasts appear; once per page that shows some. */
export const Toaster = () => (
  <Toast.Provider toastManager={toastManager}>
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

const ToastList = () => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-label="Notification"
      swipeDirection={['down', 'right']}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        <Icon name={toast.type === 'danger' ? 'alert' : 'done'} />
        <Toast.Description className={styles.text} />
        <Toast.Action className={styles.action} />
        <Toast.Close className={styles.close} aria-label="Fermer">
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};
