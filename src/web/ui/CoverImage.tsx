import { useCallback, useState } from 'react';
import styles from './CoverImage.module.css';

type Props = {
  src: string;
  /** The same as a data address, which only the server has: it is not a request. */
  inline?: string | undefined;
  /** Shown when `src` is broken. */
  placeholder: string;
  /** What it shows; an ornament shows nothing. */
  alt?: string;
  /** The same in other formats and sizes, the best first. */
  sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined;
  /** How wide it is shown, for a browser to choose among them. */
  sizes?: string;
  /** The one picture that the page opens on. The others wait for the layout, and do not delay the styles and fonts. */
  first?: boolean;
};

/** A picture that fills its frame: the frame has the size, what goes beyond it is cropped, nothing is stretched. */
export const CoverImage = ({ src, inline, placeholder, alt = '', sources, sizes, first = false }: Props) => {
  const [broken, setBroken] = useState<string>();
  const giveUp = useCallback(() => setBroken(src), [src]);
  // A picture of the server's HTML may have failed before React listened. `decode` tells a broken picture
  // from an SVG without a size of its own, whose natural width some browsers also give as 0.
  const checkPast = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(giveUp);
    },
    [giveUp],
  );

  // Always inside a picture element: React preloads any other eager image before the style sheet, which the first
  // paint waits for.
  return (
    <picture className={first ? styles.choice : `${styles.choice} ${styles.later}`}>
      {broken !== src &&
        sources?.map(({ type, srcset }) => <source key={type} type={type} srcSet={srcset} sizes={sizes} />)}
      <img
        className={styles.image}
        ref={checkPast}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        src={broken === src ? placeholder : (inline ?? src)}
        suppressHydrationWarning={first}
        alt={broken === src ? '' : alt}
        width={600}
        height={400}
        onError={giveUp}
      />
    </picture>
  );
};
