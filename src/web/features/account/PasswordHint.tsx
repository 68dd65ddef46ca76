import { type PasswordStrength, passwordStrength } from '#domain/account/password-strength.ts';
import styles from './PasswordHint.module.css';

const texts: Readonly<Record<PasswordStrength, string>> = {
  common: 'Mot de passe très courant : il serait parmi les premiers essayés.',
  weak: 'Mot de passe faible : allongez-le, par exemple avec une phrase.',
  fair: 'Mot de passe correct.',
  strong: 'Mot de passe robuste.',
};

type Props = { password: string; personal?: readonly string[] };

/** Advice that never blocks. Its space is reserved, so that the form does not move while typing. */
export const PasswordHint = ({ password, personal = [] }: Props) => {
  const strength = password && passwordStrength(password, personal);
  return (
    <p className={styles.hint} role="status" data-strength={strength || undefined}>
      {strength && texts[strength]}
    </p>
  );
};
