import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows the links of ui/Link.tsx and the forms of ui/PathButton.tsx within the page. Clicks for a new tab or a download
 * are the browser's.
 */
export const useFollowedLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-followed]') : null;
      if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const { pathname, search, hash } = window.location;
      void navigate(to, { replace: to === pathname + search + hash, state: stateOf(link) });
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.followed === undefined) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      void navigate(addressOf(form));
    };
    // On the window: after the listeners of React, which are on the document and may prevent it.
    window.addEventListener('click', follow);
    window.addEventListener('submit', submit);
    return () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('submit', submit);
    };
  }, [navigate]);
};

const stateOf = ({ dataset }: HTMLAnchorElement): unknown =>
  dataset.followed ? JSON.parse(dataset.followed) : null;

/** Where the browser itself would go. */
const addressOf = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields).toString();
  return new URL(form.action).pathname + (query && `?${query}`);
};

const isForBrowser = (event: MouseEvent, { target, origin }: HTMLAnchorElement): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (target !== '' && target !== '_self') ||
  origin !== window.location.origin;
