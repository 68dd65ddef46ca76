import { useEffect } from 'react';

/** « / » leads to the search field of the list on the screen, unless something is being typed or a dialog is open. */
export const useSearchKey = (): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (!field || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
