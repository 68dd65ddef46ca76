import styles from './Band.module.css';

type Props = { ground?: 'paper' | 'night' };

/** The 24 px guilloché band, as wide as its parent. */
export const Band = ({ ground = 'paper' }: Props) => <div className={styles[ground]} aria-hidden="true" />;
