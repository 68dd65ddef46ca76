import { useFormContext } from 'react-hook-form';
import {
  modificationsOf,
  modificationTypes,
  typeLabelOf,
} from '#domain/announcement/several-modifications.ts';
import { Checkbox } from './Checkbox.tsx';
import box from './ExtraFields.module.css';
import type { NoticeFormValues } from './notice-form-values.ts';
import styles from './OtherModifications.module.css';
import { otherTypesOf } from './typed-notice.ts';

type Props = {
  values: NoticeFormValues;
  /** The types of a submitted announcement cannot change. */
  fixed?: boolean;
};

/** The modifications that the same meeting decided: one notice may announce them together. */
export const OtherModifications = ({ values, fixed = false }: Props) => {
  const { setValue } = useFormContext<NoticeFormValues>();
  const typeId = Number(values.type_id);
  const others = otherTypesOf(values);
  if (modificationsOf(typeId, []).length === 0) return null;
  if (fixed) return others.length > 0 ? <p className={styles.fixed}>{typeLabelOf(typeId, others)}</p> : null;
  const choose = (id: number, chosen: boolean) => {
    const wanted = chosen ? [...others, id] : others.filter((other) => other !== id);
    setValue('otherTypes', wanted.join(','), { shouldDirty: true });
  };
  return (
    <fieldset className={box.box}>
      <legend className={box.legend}>Autres modifications de la même décision</legend>
      <p className={box.lead}>
        Une seule annonce les publie toutes : ses mentions sont celles de chaque modification.
      </p>
      <div className={styles.choices}>
        {modificationTypes
          .filter(({ id }) => id !== typeId)
          .map(({ id, label }) => (
            <Checkbox
              key={id}
              name={`otherTypes-${id}`}
              checked={others.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            >
              {label}
            </Checkbox>
          ))}
      </div>
    </fieldset>
  );
};
