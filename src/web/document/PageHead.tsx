import type { SocialHeadProps } from './SocialHead.tsx';
import { SocialHead } from './SocialHead.tsx';

type Props = SocialHeadProps & {
  /** For what search engines should not show: errors, results of a search. Shared all the same if it has an address. */
  noIndex?: boolean;
};

/**
 * What one page says of itself to browsers, search engines, networks and feed readers; React lifts it into the head.
 * A title and a description are enough: the rest has its defaults.
 */
export const PageHead = ({ noIndex = false, ...page }: Props) => (
  <>
    <title>{page.title}</title>
    {page.description && <meta name="description" content={page.description} />}
    <meta name="robots" content={noIndex ? 'noindex' : 'max-image-preview:large'} />
    {(!noIndex || page.canonical) && <SocialHead {...page} />}
  </>
);
