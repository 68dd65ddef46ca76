import styles from './Decimal.module.css';

/**
 * « 199,00 € » in a column of figures. The font gives the comma the width of a digit where all digits have one width:
 * only the digits are to be aligned.
 */
export const Decimal = ({ text }: { text: string }) => {
  const [whole, ...decimals] = text.split(',');
  return (
    <>
      {whole}
      {decimals.length > 0 && <span className={styles.comma}>,</span>}
      {decimals.join(',')}
    </>
  );
};
