import { useModule } from '#web/ui/use-module.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

const loadTypeParts = () => import('./type-parts.ts');

/** What depends on the type of the notice is loaded once one is chosen. */
export const useTypeParts = ({ type_id }: Pick<NoticeFormValues, 'type_id'>) =>
  useModule(type_id === '' ? undefined : loadTypeParts);
