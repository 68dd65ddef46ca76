import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from './Button.tsx';

type Props = Omit<
  Extract<ComponentProps<typeof Button>, { href?: undefined }>,
  'type' | 'form' | 'onClick'
> & {
  /** The address, as a path with its query. */
  to: string;
  /** What it does instead once the page is hydrated. */
  onPress?: () => void;
};

/**
 * A button, where the page calls for one rather than a link, that leads somewhere before, and without, the page's
 * scripts. Its form stands apart: it can be used among the fields of another.
 */
export const PathButton = ({ to, onPress, ...look }: Props) => {
  const id = useId();
  const navigate = useNavigate();
  const [path = '', query = ''] = to.split('?');
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onPress) onPress();
    else void navigate(to);
  };
  return (
    <>
      <Button {...look} type="submit" form={id} />
      <form id={id} action={path} hidden onSubmit={go}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
};
