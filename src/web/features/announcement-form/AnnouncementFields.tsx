import { useFormContext, useWatch } from 'react-hook-form';
import { CONTENT_MIN } from '#contract/submission.ts';
import { suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
import { announcementTypes, findAnnouncementType } from '#domain/announcement/types.ts';
import { ContentField } from '#web/notice-form/ContentField.tsx';
import { ExtraFields } from '#web/notice-form/ExtraFields.tsx';
import { FormField } from '#web/notice-form/FormField.tsx';
import { FormSection, Pair } from '#web/notice-form/FormSection.tsx';
import { OtherModifications } from '#web/notice-form/OtherModifications.tsx';
import { TypeNotes } from '#web/notice-form/TypeNotes.tsx';
import { mayCompose, noticeValuesOf, otherTypesOf } from '#web/notice-form/typed-notice.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import type { SubmissionValues } from './submission-values.ts';

export const AnnouncementFields = ({ typeIsFixed }: { typeIsFixed: boolean }) => {
  const { getValues, setValue } = useFormContext<SubmissionValues>();
  const values = useWatch<SubmissionValues>() as SubmissionValues;
  const typeId = Number(values.type_id);
  const others = otherTypesOf(values);
  const offersTitle = values.title.trim() === '' && mayCompose(values);
  const useSuggestion = () =>
    setValue('title', suggestTitle(typeId, noticeValuesOf(getValues()), others), {
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
      <OtherModifications values={values} fixed={typeIsFixed} />
      {typeId > 0 && <TypeNotes typeId={typeId} others={others} />}
      {typeId > 0 && <ExtraFields typeId={typeId} others={others} companyForm={values.companyForm} />}
      <ContentField values={values} min={CONTENT_MIN} />
    </FormSection>
  );
};
