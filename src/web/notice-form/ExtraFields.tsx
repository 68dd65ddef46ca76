import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';
import type { NoticeField } from '#domain/announcement/notice/notice-values.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import styles from './ExtraFields.module.css';
import { FormField } from './FormField.tsx';

type Props = { typeId: number; others: readonly number[]; companyForm: string };

/** The extra questions of this type of notice. None is required: the checklist shows what the law expects. */
export const ExtraFields = ({ typeId, others, companyForm }: Props) => {
  const fields = fieldsFor(typeId, companyForm, others);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.box}>
      <legend className={styles.legend}>Précisions pour « {typeLabelOf(typeId, others)} »</legend>
      <p className={styles.lead}>
        Elles servent à rédiger le modèle. Vous pouvez aussi écrire le texte vous-même.
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.key} className={field.kind === 'longtext' ? styles.wide : undefined}>
            <ExtraField field={field} />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const ExtraField = ({ field }: { field: NoticeField }) => {
  const shared = {
    name: `extra.${field.key}` as const,
    label: field.label,
    ...(hintOf(field) && { hint: hintOf(field) }),
    // Expected by the law, but not required by the form.
    required: false,
    optional: field.optional === true,
    autoComplete: 'off',
  };
  switch (field.kind) {
    case 'longtext':
      return <FormField as="textarea" rows={3} {...shared} />;
    case 'date':
      return <FormField type="date" {...shared} />;
    case 'amount':
      return <FormField inputMode="decimal" {...shared} />;
    case 'text':
      return <FormField {...shared} />;
  }
};

/** An example is a hint, not a placeholder: it stays visible while typing. */
const hintOf = ({ help, placeholder }: NoticeField) =>
  [help, placeholder && `Exemple : ${placeholder}`].filter(Boolean).join(' ') || undefined;
