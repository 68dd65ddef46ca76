import { useFormContext, useWatch } from 'react-hook-form';
import { suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import { announcementTypes, findAnnouncementType } from '#domain/announcement/types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { ContentField } from './ContentField.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { FormField } from './FormField.tsx';
import { FormSection, Pair } from './FormSection.tsx';
import { mayCompose, noticeValuesOf } from './step-rules.ts';
import type { SubmissionValues } from './submission-values.ts';
import { TypeNotes } from './TypeNotes.tsx';

export const AnnouncementFields = ({ typeIsFixed }: { typeIsFixed: boolean }) => {
  const { getValues, setValue } = useFormContext<SubmissionValues>();
  const values = useWatch<SubmissionValues>() as SubmissionValues;
  const typeId = Number(values.type_id);
  const offersTitle = values.title.trim() === '' && mayCompose(values);
  const useSuggestion = () =>
    setValue('title', suggestTitle(typeId, noticeValuesOf(getValues())), {
      shouldDirty: true,
      shouldValidate: true,
    });

  return (
    <FormSection title="Votre annonce">
      <Pair>
        {typeIsFixed ? (
          <Field label="Type d'annonce" value={findAnnouncementType(typeId).label} readOnly />
        ) : (
          <FormField as="select" name="type_id" label="Type d'annonce">
            <option value="">Choisissez un type</option>
            {announcementTypes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </FormField>
        )}
        <div>
          <FormField name="title" label="Titre" autoComplete="off" />
          {offersTitle && (
            <Button variant="text" size="sm" onClick={useSuggestion}>
              Proposer un titre
            </Button>
          )}
        </div>
      </Pair>
      {typeId > 0 && <TypeNotes typeId={typeId} />}
      {typeId > 0 && (
        <ExtraFields
          typeId={typeId}
          typeLabel={findAnnouncementType(typeId).label}
          companyForm={values.companyForm}
        />
      )}
      <ContentField values={values} />
    </FormSection>
  );
};
