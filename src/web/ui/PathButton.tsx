import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { Button } from './Button.tsx';

type Props = Omit<
  Extract<ComponentProps<typeof Button>, { href?: undefined }>,
  'type' | 'form' | 'onClick'
> & {
  /** The address, as a path with its query. */
  to: string;
  /** What it does instead once the page is hydrated. */
  onPress?: () => void;
  /** The id of its form, within a part whose HTML is cached (with-cached-html.ts). */
  formId?: string;
};

/**
 * A button, where the page calls for one rather than a link, that leads somewhere before, and without, the page's
 * scripts. Its form stands apart: it can be used among the fields of another. It is followed like a link
 * (navigation/use-followed-links.ts).
 */
export const PathButton = ({ to, onPress, formId, ...look }: Props) => {
  const ownId = useId();
  const id = formId ?? ownId;
  const [path = '', query = ''] = to.split('?');
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onPress) return;
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <Button {...look} type="submit" form={id} />
      <form id={id} action={path} hidden onSubmit={press} data-followed="">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
};
