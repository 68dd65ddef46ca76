import { useFormContext, useWatch } from 'react-hook-form';
import { CONTENT_MIN } from '#contract/notice-limits.ts';
import { announcementTypes, findAnnouncementType } from '#domain/announcement/types.ts';
import { ContentField } from '#web/notice-form/ContentField.tsx';
import { FormField } from '#web/notice-form/FormField.tsx';
import { FormSection, Pair } from '#web/notice-form/FormSection.tsx';
import { OtherModifications } from '#web/notice-form/OtherModifications.tsx';
import { mayCompose, noticeValuesOf, otherTypesOf } from '#web/notice-form/typed-notice.ts';
import { useTypeParts } from '#web/notice-form/use-type-parts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import type { SubmissionValues } from './submission-values.ts';

export const AnnouncementFields = ({ typeIsFixed }: { typeIsFixed: boolean }) => {
  const { getValues, setValue } = useFormContext<SubmissionValues>();
  const values = useWatch<SubmissionValues>() as SubmissionValues;
  const typeId = Number(values.type_id);
  const others = otherTypesOf(values);
  const loading = useTypeParts(values);
  const parts = loading.status === 'ready' ? loading.module : undefined;
  const offersTitle = values.title.trim() === '' && mayCompose(values);

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
          {offersTitle && parts && (
            <Button
              variant="text"
              size="sm"
              onClick={() =>
                setValue('title', parts.suggestTitle(typeId, noticeValuesOf(getValues()), others), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              Proposer un titre
            </Button>
          )}
        </div>
      </Pair>
      <OtherModifications values={values} fixed={typeIsFixed} />
      {typeId > 0 && parts && (
        <>
          <parts.TypeNotes typeId={typeId} others={others} />
          <parts.ExtraFields typeId={typeId} others={others} companyForm={values.companyForm} />
        </>
      )}
      {loading.status === 'failed' && (
        <Banner tone="danger">
          Les précisions de ce type d'annonce n'ont pas pu être chargées. <ReloadButton />
        </Banner>
      )}
      <ContentField values={values} min={CONTENT_MIN} />
    </FormSection>
  );
};
