import styles from './CategoryName.module.css';

type Props = { slug: string; children: string };

/** The name of a category behind a square of its ink. */
export const CategoryName = ({ slug, children }: Props) => (
  <span className={styles.name} data-category={slug}>
    <i />
    {children}
  </span>
);
