import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Of the history entry that the link opens. */
  state?: object;
};

/**
 * A link to a page of the site: a plain anchor, which one listener follows without a page load
 * (navigation/use-followed-links.ts). The router's own link costs several hooks each, a third of the time that a page
 * with eighty links takes to render.
 */
export const Link = ({ to, state, ...rest }: Props) => (
  <a {...rest} href={to} data-followed={state ? JSON.stringify(state) : ''} />
);

type NavProps = Props & {
  /** The path of the current page, or its place among the menus. */
  at: string;
  /** Only this very page, not those below it. */
  end?: boolean;
};

/** A link of a menu, which says when it leads to the current page or to one above it. */
export const NavLink = ({ at, end = false, ...link }: NavProps) => {
  const isCurrent = isAt(at.toLowerCase(), link.to.toLowerCase(), end);
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
};

export const isAt = (pathname: string, to: string, end = false): boolean =>
  pathname === to || (!end && pathname.startsWith(to.endsWith('/') ? to : `${to}/`));
