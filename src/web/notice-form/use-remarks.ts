import { useCallback, useMemo } from 'react';
import type { Remarks } from '#contract/notice-remarks.fr.ts';
import { TYPING_PAUSE_MS } from '#web/ui/debounce.ts';
import { useModule } from '#web/ui/use-module.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import type { NoticeFormValues } from './notice-form-values.ts';
import { otherTypesOf, siretOf } from './typed-notice.ts';

/** The reader of notices is loaded with the first text, not with the form. */
const loadReader = () => import('#contract/notice-remarks.fr.ts');

/** What the reader finds in the text as typed, once typing pauses. */
export const useRemarks = (values: NoticeFormValues) => {
  const reader = useModule(loadReader);
  const typed = useSettled(JSON.stringify(readFields(values)), TYPING_PAUSE_MS);
  const read = reader.status === 'ready' ? reader.module.remarksOn : undefined;
  const remarks = useMemo(() => read?.({ ...JSON.parse(typed), now: new Date() }), [read, typed]);
  /** For a decision that cannot wait for the next render; undefined if the reader cannot be loaded. */
  const readNow = useCallback(
    (now: NoticeFormValues): Promise<Remarks | undefined> =>
      loadReader().then(
        ({ remarksOn }) => remarksOn({ ...readFields(now), now: new Date() }),
        () => undefined,
      ),
    [],
  );
  return { remarks, failed: reader.status === 'failed', readNow };
};

const readFields = (values: NoticeFormValues) => ({
  typeId: Number(values.type_id),
  others: otherTypesOf(values),
  companyForm: values.companyForm,
  html: values.content,
  fields: {
    capital: values.capital,
    address: values.address,
    siret: siretOf(values),
    department: values.department,
  },
});

/** Whether a text should be looked at again before it is paid. */
export const isDoubtful = ({ missing, blanks, contradictions }: Remarks): boolean =>
  missing.length + blanks.length + contradictions.length > 0;
