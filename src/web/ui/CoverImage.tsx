import { useCallback, useState } from 'react';
import styles from './CoverImage.module.css';

type Props = {
  src: string;
  /** Shown when `src` is broken. */
  placeholder: string;
  /** What it shows; an ornament shows nothing. */
  alt?: string;
  /** The same in other formats and sizes, the best first. */
  sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined;
  /** How wide it is shown, for a browser to choose among them. */
  sizes?: string;
  /** high: the one picture that the page opens on; eager: others on the first screen; lazy: below. */
  priority?: 'high' | 'eager' | 'lazy';
};

const fetchPriorities = { high: 'high', eager: 'low', lazy: undefined } as const;

/** A picture that fills its frame: the frame has the size, what goes beyond it is cropped, nothing is stretched. */
export const CoverImage = ({ src, placeholder, alt = '', sources, sizes, priority = 'lazy' }: Props) => {
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
    <picture className={styles.choice}>
      {broken !== src &&
        sources?.map(({ type, srcset }) => <source key={type} type={type} srcSet={srcset} sizes={sizes} />)}
      <img
        className={styles.image}
        ref={checkPast}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={fetchPriorities[priority]}
        decoding="async"
        src={broken === src ? placeholder : src}
        alt={broken === src ? '' : alt}
        width={600}
        height={400}
        onError={giveUp}
      />
    </picture>
  );
};
