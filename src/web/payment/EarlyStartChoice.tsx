import { longDate } from '#contract/format.fr.ts';
import { type EarlyStart, earlyStartWords } from '#contract/withdrawal.ts';
import { publishableFrom } from '#domain/announcement/withdrawal.ts';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './EarlyStartChoice.module.css';

type Props = { chosen: EarlyStart; onChange: (chosen: EarlyStart) => void; disabled: boolean };

export const nothingTicked: EarlyStart = { request: null, acknowledgement: null };

const names = ['request', 'acknowledgement'] as const;

/** Asked of consumers only, apart from the general terms: whether the publication begins before day 15. */
export const EarlyStartChoice = ({ chosen, onChange, disabled }: Props) => {
  const from = publishableFrom({ boughtAt: new Date(), startsEarly: false });
  const waits = names.some((name) => chosen[name] === null);
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>Votre droit de rétractation</legend>
      <p>
        Vous payez en tant que particulier : vous pouvez renoncer à votre achat sans motif pendant 14 jours,
        depuis la page de suivi de l'annonce. Pour qu'elle puisse paraître avant la fin de ce délai, cochez
        les deux cases.
      </p>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={`earlyStart.${name}`}
          checked={chosen[name] !== null}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...chosen, [name]: checked ? earlyStartWords[name] : null })
          }
        >
          {earlyStartWords[name]}
        </Checkbox>
      ))}
      {waits && from && (
        <Banner tone="info">
          Sans ces deux coches, votre annonce est relue dès le paiement, puis publiée à partir du{' '}
          {longDate(from)}, une fois le délai de rétractation écoulé.
        </Banner>
      )}
    </fieldset>
  );
};
