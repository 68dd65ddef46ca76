import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './Verification.module.css';

/** A native GET form: it works without JavaScript. */
export const VerificationForm = ({ code = '' }: { code?: string }) => (
  <form className={styles.form} action={paths.verificationForm} aria-label="Vérifier une attestation">
    <Field
      label="Code de vérification"
      hint="Il est imprimé près du code QR de l'attestation ; les tirets et les espaces ne comptent pas"
      name="code"
      defaultValue={code}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      required
    />
    <div>
      <Button type="submit" icon="shield">
        Vérifier
      </Button>
    </div>
  </form>
);
