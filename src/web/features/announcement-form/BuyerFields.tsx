import { useFormContext, useWatch } from 'react-hook-form';
import { fieldId } from '#web/notice-form/form-field.ts';
import { Field } from '#web/ui/Field.tsx';
import styles from './BuyerFields.module.css';
import type { BuyerValues } from './buyer-values.ts';
import { refusedBuyerFields } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';

type Props = {
  companyName: string;
  /** Whether what is wrong is shown: after a first attempt to pay. */
  checked: boolean;
  disabled: boolean;
};

/** Who pays: the company of the notice, unless another person or firm is named. */
export const BuyerFields = ({ companyName, checked, disabled }: Props) => {
  const buyer = useWatch<SubmissionValues, 'buyer'>({ name: 'buyer' });
  const { setValue } = useFormContext<SubmissionValues>();
  const change = (changes: Partial<BuyerValues>) =>
    setValue('buyer', { ...buyer, ...changes }, { shouldDirty: true });
  return (
    <fieldset className={styles.buyer} disabled={disabled}>
      <legend>Qui paie ?</legend>
      <Choice
        name="buyer.who"
        checked={buyer.who === 'company'}
        onChoose={() => change({ who: 'company' })}
        label={`La société de l'annonce, ${companyName}`}
      />
      <Choice
        name="buyer.who"
        checked={buyer.who === 'other'}
        onChoose={() => change({ who: 'other' })}
        label="Une autre personne ou une autre société (avocat, expert-comptable, formaliste, associé…)"
      />
      {buyer.who === 'other' && (
        <OtherBuyer
          buyer={buyer}
          refused={checked ? refusedBuyerFields(buyer) : new Map()}
          onChange={change}
        />
      )}
    </fieldset>
  );
};

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; label: string };

const Choice = ({ name, checked, onChoose, label }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
);

type OtherProps = {
  buyer: BuyerValues;
  refused: ReadonlyMap<string, string>;
  onChange: (changes: Partial<BuyerValues>) => void;
};

const OtherBuyer = ({ buyer, refused, onChange }: OtherProps) => {
  const field = (name: Exclude<keyof BuyerValues, 'who' | 'kind'>) => ({
    id: fieldId(`buyer.${name}`),
    name: `buyer.${name}`,
    value: buyer[name],
    error: refused.get(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const isFirm = buyer.kind === 'professional';
  return (
    <div className={styles.other}>
      <fieldset className={styles.kind}>
        <legend>À quel titre ?</legend>
        <Choice
          name="buyer.kind"
          checked={isFirm}
          onChoose={() => onChange({ kind: 'professional' })}
          label="Professionnel"
        />
        <Choice
          name="buyer.kind"
          checked={!isFirm}
          onChoose={() => onChange({ kind: 'consumer' })}
          label="Particulier"
        />
      </fieldset>
      <Field
        {...field('name')}
        label={isFirm ? 'Nom ou raison sociale' : 'Nom et prénom'}
        autoComplete={isFirm ? 'organization' : 'name'}
        required
      />
      <Field
        {...field('address')}
        label="Adresse de facturation"
        autoComplete="billing street-address"
        required
      />
      <div className={styles.pair}>
        <Field
          {...field('postcode')}
          label="Code postal"
          inputMode="numeric"
          autoComplete="billing postal-code"
          required
        />
        <Field {...field('city')} label="Ville" autoComplete="billing address-level2" required />
      </div>
      {isFirm && (
        <div className={styles.pair}>
          <Field {...field('siren')} label="Numéro SIREN" inputMode="numeric" optional />
          <Field {...field('vatNumber')} label="Numéro de TVA" optional />
        </div>
      )}
    </div>
  );
};
