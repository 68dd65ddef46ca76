import { Toast } from '@base-ui/react/toast';

type Notice = {
  text: string;
  tone?: 'success' | 'danger';
  /** An undo action: the toast then stays 8 seconds. */
  action?: { label: string; onClick: () => void };
};

/** What the Toaster listens to. Callable from anywhere, components or not. */
export const toastManager = Toast.createToastManager();

/** Stays 5 seconds, longer under the pointer or the focus. Never the only place of an error. */
export const showToast = ({ text, tone = 'success', action }: Notice): void => {
  toastManager.add({
    description: text,
    type: tone,
    priority: tone === 'danger' ? 'high' : 'low',
    timeout: action ? 8000 : 5000,
    ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
  });
};
