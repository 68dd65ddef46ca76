import { ErrorSummary } from '#web/notice-form/ErrorSummary.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';

type Props = {
  refused: ReadonlyMap<string, string> | undefined;
  /** The type of an announcement that was sent stays. */
  typeIsFixed?: boolean;
};

/** Everything a notice is made of. */
export const DetailsFields = ({ refused, typeIsFixed = false }: Props) => (
  <>
    {refused && refused.size > 0 && <ErrorSummary refused={refused} />}
    <CompanyFields />
    <AnnouncementFields typeIsFixed={typeIsFixed} />
    <ContactFields />
  </>
);
