import { useFormContext, useWatch } from 'react-hook-form';
import { ADMIN_CONTENT_MIN } from '#contract/admin-announcement-form.ts';
import { withoutEffect } from '#contract/uncovered-department.fr.ts';
import { suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { Checkbox } from '#web/notice-form/Checkbox.tsx';
import { ContentField } from '#web/notice-form/ContentField.tsx';
import { ExtraFields } from '#web/notice-form/ExtraFields.tsx';
import { FormField } from '#web/notice-form/FormField.tsx';
import { FormSection, Pair } from '#web/notice-form/FormSection.tsx';
import { fieldId, messageOf } from '#web/notice-form/form-field.ts';
import { LegalFormOptions } from '#web/notice-form/LegalFormOptions.tsx';
import { OtherModifications } from '#web/notice-form/OtherModifications.tsx';
import { SiretField, UnregisteredBox } from '#web/notice-form/SiretField.tsx';
import { TypeNotes } from '#web/notice-form/TypeNotes.tsx';
import { mayCompose, noticeValuesOf, otherTypesOf } from '#web/notice-form/typed-notice.ts';
import { useUncoveredDepartment } from '#web/notice-form/use-uncovered-department.ts';
import { warningsOf } from '#web/notice-form/warnings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import type { AnnouncementValues } from './announcement-values.ts';

/** The specification's five fieldsets, with the templates and the mention checklist of the public form. */
export const AnnouncementFields = () => {
  const { getValues, setValue, register, formState } = useFormContext<AnnouncementValues>();
  const values = useWatch<AnnouncementValues>() as AnnouncementValues;
  const typeId = Number(values.type_id);
  const others = otherTypesOf(values);
  const warnings = warningsOf(values);
  const uncovered = useUncoveredDepartment(values.department);
  const useSuggestion = () =>
    setValue('title', suggestTitle(typeId, noticeValuesOf(getValues()), others), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <>
      <FormSection title="Informations Générales">
        <div>
          <FormField dense name="title" label="Titre" autoComplete="off" />
          {values.title.trim() === '' && mayCompose(values) && (
            <Button variant="text" size="sm" onClick={useSuggestion}>
              Proposer un titre
            </Button>
          )}
        </div>
        <ContentField values={values} min={ADMIN_CONTENT_MIN} />
      </FormSection>
      <FormSection title="Informations sur l'Entreprise">
        <Pair>
          <FormField dense name="companyName" label="Nom de l'entreprise" autoComplete="off" />
          <FormField dense as="select" name="companyForm" label="Forme juridique">
            <LegalFormOptions type_id={values.type_id} companyForm={values.companyForm} />
          </FormField>
        </Pair>
        <div>
          <SiretField lenient />
          <UnregisteredBox />
        </div>
        <Pair>
          <FormField dense optional name="rcs" label="RCS" autoComplete="off" warning={warnings.rcs} />
          <FormField
            dense
            optional
            name="capital"
            label="Capital"
            placeholder="10 000€"
            autoComplete="off"
            warning={warnings.capital}
          />
        </Pair>
      </FormSection>
      <FormSection title="Localisation">
        <FormField dense name="address" label="Adresse" autoComplete="off" />
        <Pair>
          <FormField dense name="city" label="Ville" autoComplete="off" />
          <FormField
            dense
            as="select"
            name="department"
            label="Département"
            warning={uncovered ? withoutEffect(uncovered) : warnings.department}
          >
            <option value="">Choisissez un département</option>
            {departments.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} - {name}
              </option>
            ))}
          </FormField>
        </Pair>
      </FormSection>
      <FormSection title="Détails de Publication">
        <Pair>
          <FormField dense as="select" name="type_id" label="Type d'annonce">
            <option value="">Choisissez un type</option>
            {announcementTypes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </FormField>
          <Field
            dense
            required
            type="date"
            label="Date de publication"
            hint="Dans le futur, l'annonce attend son jour."
            id={fieldId('publicationDate')}
            {...register('publicationDate')}
            error={messageOf(formState.errors, 'publicationDate')}
          />
        </Pair>
        <OtherModifications values={values} />
        {typeId > 0 && <TypeNotes typeId={typeId} others={others} />}
        {typeId > 0 && <ExtraFields typeId={typeId} others={others} companyForm={values.companyForm} />}
      </FormSection>
      <FormSection title="Informations de Contact">
        <FormField dense name="contactPerson" label="Personne à contacter" autoComplete="off" />
        <Pair>
          <FormField
            dense
            name="contactEmail"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <FormField
            dense
            optional
            name="contactPhone"
            label="Téléphone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </Pair>
        <Checkbox {...register('contactPublic')}>Publier ces coordonnées avec l'annonce</Checkbox>
      </FormSection>
    </>
  );
};
