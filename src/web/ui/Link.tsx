import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a page of the site: a plain anchor, which one listener follows without a page load
 * (navigation/use-followed-links.ts). The router's own link costs several hooks each, a third of the time that a page
 * with eighty links takes to render.
 */
export const Link = ({ to, ...rest }: Props) => <a {...rest} href={to} data-followed="" />;

type NavProps = Props & {
  /** Only this very page, not those below it. */
  end?: boolean;
};

/** A link of a menu, which says when it leads to the current page or to one above it. */
export const NavLink = ({ end = false, ...link }: NavProps) => {
  const { pathname } = useLocation();
  const isCurrent = isAt(pathname.toLowerCase(), link.to.toLowerCase(), end);
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
};

const isAt = (pathname: string, to: string, end: boolean): boolean =>
  pathname === to || (!end && pathname.startsWith(to.endsWith('/') ? to : `${to}/`));
