import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  /** md: 48 px, dense: 40 px (back-office), sm: 38 px. */
  size?: 'md' | 'dense' | 'sm';
  /** As wide as its parent. */
  block?: boolean;
  icon?: IconName;
  children: ReactNode;
};

type ActionProps = Look & {
  href?: undefined;
  busy?: boolean;
  /** The text while busy; its width is reserved from the start, so that the button never resizes. */
  busyText?: string;
} & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

type LinkProps = Look & { href: string } & Omit<
    ComponentProps<typeof Link>,
    'className' | 'style' | 'to' | 'children'
  >;

/** A button, or with `href` a link that looks like one. */
export const Button = (props: ActionProps | LinkProps) =>
  props.href === undefined ? action(props) : link(props);

const link = ({ variant, size, block, icon, children, href, ...rest }: LinkProps) => (
  <Link {...rest} to={href} className={classesOf({ variant, size, block })}>
    <Label icon={icon}>{children}</Label>
  </Link>
);

const action = ({
  variant,
  size,
  block,
  icon,
  children,
  href: _,
  busy = false,
  busyText,
  disabled,
  type = 'button',
  ...rest
}: ActionProps) => (
  <button
    {...rest}
    type={type}
    className={classesOf({ variant, size, block })}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    data-busy={busy || undefined}
  >
    <Label icon={icon}>{children}</Label>
    {(busy || busyText) && (
      <span className={styles.wait}>
        <i className={styles.spinner} />
        {busyText}
      </span>
    )}
  </button>
);

const Label = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => (
  <span className={styles.label}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

type Classes = { [Key in 'variant' | 'size' | 'block']: Look[Key] };

const classesOf = ({ variant = 'primary', size = 'md', block }: Classes): string =>
  [styles.button, styles[variant], styles[size], block && styles.block].filter(Boolean).join(' ');
