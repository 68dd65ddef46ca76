import type { SocialHeadProps } from './SocialHead.tsx';
import { SocialHead } from './SocialHead.tsx';

type Props = SocialHeadProps & {
  /** For pages that search engines should not list: errors, search results. With `canonical`, social tags are kept. */
  noIndex?: boolean;
};

/**
 * A page's head for browsers, search engines, social networks and feed readers; React moves these elements into the
 * head. A title and a description are enough: the rest has defaults.
 */
export const PageHead = ({ noIndex = false, ...page }: Props) => (
  <>
    <title>{page.title}</title>
    {page.description && <meta name="description" content={page.description} />}
    <meta name="robots" content={noIndex ? 'noindex' : 'max-image-preview:large'} />
    {(!noIndex || page.canonical) && <SocialHead {...page} />}
  </>
);
