import styles from './Sentence.module.css';

const LONGEST = 240;

/** Words of a notice, cut where they are too long to quote. */
export const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;

/** The sentence of the notice that a remark is about. */
export const Sentence = ({ of }: { of: string }) => (
  <span className={styles.sentence}>{`«\u00a0${shortened(of)}\u00a0»`}</span>
);
