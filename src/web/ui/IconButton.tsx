import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Link } from './Link.tsx';

type Look = { icon: IconName; label: string; danger?: boolean };
type ActionProps = Look & { href?: undefined } & Omit<ComponentProps<'button'>, 'className' | 'style'>;
type LinkProps = Look & { href: string };

/** A button with only an icon, and a label for screen readers: the actions of a row. */
export const IconButton = (props: ActionProps | LinkProps) => {
  if (props.href !== undefined) {
    const { icon, label, href } = props;
    return (
      <Link to={href} className={styles.button} aria-label={label} title={label}>
        <Icon name={icon} size={19} />
      </Link>
    );
  }
  const { icon, label, danger, href: _, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={label}
      title={label}
      data-danger={danger || undefined}
    >
      <Icon name={icon} size={19} />
    </button>
  );
};
