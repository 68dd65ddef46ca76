import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { ErrorSummary } from '#web/notice-form/ErrorSummary.tsx';
import { FormField } from '#web/notice-form/FormField.tsx';
import { FormSection, Pair } from '#web/notice-form/FormSection.tsx';
import { phoneNote } from '#web/notice-form/warnings.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { SubmissionValues } from './submission-values.ts';

type Props = {
  refused: ReadonlyMap<string, string> | undefined;
  /** The type of a submitted announcement cannot change. */
  typeIsFixed?: boolean;
};

/** All the fields of a notice and its contact. */
export const DetailsFields = ({ refused, typeIsFixed = false }: Props) => (
  <>
    {refused && refused.size > 0 && <ErrorSummary refused={refused} />}
    <CompanyFields />
    <AnnouncementFields typeIsFixed={typeIsFixed} />
    <ContactFields />
  </>
);

const ContactFields = () => {
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
          hint="Utile si une mention reste à préciser ; l'annonce part aussi sans lui"
          warning={phoneNote(phone, formState.isSubmitted || formState.touchedFields.contactPhone === true)}
        />
      </Pair>
      <Checkbox {...register('contactPublic')}>Publier ces coordonnées avec l'annonce</Checkbox>
    </FormSection>
  );
};
