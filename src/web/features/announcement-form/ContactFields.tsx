import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from './Checkbox.tsx';
import { FormField } from './FormField.tsx';
import { FormSection, Pair } from './FormSection.tsx';
import type { SubmissionValues } from './submission-values.ts';
import { phoneNote } from './warnings.ts';

export const ContactFields = () => {
  const { register, formState } = useFormContext<SubmissionValues>();
  const phone = useWatch<SubmissionValues, 'contactPhone'>({ name: 'contactPhone' });
  return (
    <FormSection title="Personne à contacter">
      <FormField name="contactPerson" label="Nom de la personne à contacter" autoComplete="name" />
      <Pair>
        <FormField
          name="contactEmail"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Pour la confirmation et l'attestation de parution"
        />
        <FormField
          name="contactPhone"
          label="Téléphone"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Si une mention reste à préciser"
          warning={phoneNote(phone, formState.isSubmitted || formState.touchedFields.contactPhone === true)}
        />
      </Pair>
      <Checkbox {...register('contactPublic')}>Publier ces coordonnées avec l'annonce</Checkbox>
    </FormSection>
  );
};
