import { type RefObject, useEffect } from 'react';
import { watchEscape, watchOutsideClick } from '#web/ui/dismissal.ts';
import { lockScroll } from './scroll-lock.ts';

type Menu = {
  open: boolean;
  /** Called when the menu was opened or closed, also by the browser before hydration. */
  onChange: (open: boolean) => void;
  close: () => void;
  panel: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLElement | null>;
};

const WIDE = '(min-width: 900.02px)';

/** While the menu is open, the page does not scroll; a click outside, Escape or a wider window closes the menu. */
export const useMobileMenu = ({ open, onChange, close, panel, toggle }: Menu): void => {
  useEffect(() => {
    const { current: menu } = panel;
    if (!menu || !hasPopovers(menu)) return;
    const report = () => onChange(menu.matches(':popover-open'));
    report();
    menu.addEventListener('toggle', report);
    return () => menu.removeEventListener('toggle', report);
  }, [panel, onChange]);

  useEffect(() => {
    if (!open) return;
    const free = lockScroll(document.documentElement);
    const stopClick = watchOutsideClick(document, (target) => isPartOf(target, panel, toggle), close);
    const stopEscape = watchEscape(document, () => {
      close();
      toggle.current?.focus();
    });
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => {
      free();
      stopClick();
      stopEscape();
      wide.removeEventListener('change', close);
    };
  }, [open, close, panel, toggle]);
};

export const closeMenu = (menu: HTMLElement | null): void => {
  if (menu && hasPopovers(menu)) menu.hidePopover();
};

const hasPopovers = (element: HTMLElement): boolean => 'popover' in element;

/** The panel's empty background counts as outside. */
const isPartOf = (
  target: EventTarget | null,
  panel: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
): boolean => {
  if (!(target instanceof Node)) return false;
  // A click may remove its own target, as an icon that changes: it was inside.
  if (!target.isConnected) return true;
  const inPanel = target !== panel.current && (panel.current?.contains(target) ?? false);
  return inPanel || (toggle.current?.contains(target) ?? false);
};
