import styles from './Skeleton.module.css';

type Props = { shape?: 'cover' | 'line' | 'short-line' | 'block' };

/** A placeholder for loading content. Put the loading text beside it, in a `role="status"`. */
export const Skeleton = ({ shape = 'line' }: Props) => (
  <div className={styles.skeleton} data-shape={shape} aria-hidden="true" />
);
