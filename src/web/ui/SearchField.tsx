import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

type Props = { label: string } & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>;

/** The search field of a back-office list; its label is for screen readers. */
export const SearchField = ({ label, ...input }: Props) => (
  <div className={styles.search}>
    <Icon name="search" size={20} />
    <input {...input} type="search" aria-label={label} />
  </div>
);
