import { type PasswordStrength, passwordStrength } from '#domain/account/password-strength.ts';
import styles from './PasswordHint.module.css';

const texts: Readonly<Record<PasswordStrength, string>> = {
  common: 'Mot de passe très courant : il serait parmi les premiers essayés.',
  weak: 'Mot de passe faible : allongez-le, par exemple avec une phrase.',
  fair: 'Mot de passe correct.',
  strong: 'Mot de passe robuste.',
};

type Props = { password: string; personal?: readonly string[] };

/** Advises and never refuses. Its place is kept, so that the form does not move under the fingers. */
export const PasswordHint = ({ password, personal = [] }: Props) => {
  const strength = password && passwordStrength(password, personal);
  return (
    <p className={styles.hint} role="status" data-strength={strength || undefined}>
      {strength && texts[strength]}
    </p>
  );
};
