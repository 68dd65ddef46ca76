import { typeset } from '#domain/typography/typeset.ts';
import { hash } from './random.ts';

/** The version in the address changes with the drawing. */
export const SOCIAL_IMAGES = '/social/v2';

type Headlined = { readonly slug: string; readonly category: string; readonly title: string };

/**
 * The address of an article's social image. It changes with the headline, so that the image can be cached for
 * ever; the headline itself is never read from the address.
 */
export const socialImagePath = ({ slug, category, title }: Headlined): string =>
  `${SOCIAL_IMAGES}/${category}/${slug}.png?t=${headlineTag(title)}`;

/** The same key for a headline as stored and as typeset for the screen. */
const headlineTag = (title: string): string => hash(typeset(title)).toString(36);

/** The image of pages that are not articles: of the site, or of one category. */
export const pageImagePath = (category = 'parution'): string => `${SOCIAL_IMAGES}/${category}.png`;

export const LOGO_PATH = `${SOCIAL_IMAGES}/logo.png`;
export const LOGO_SIZE = 512;
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
