import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';

type Props = { text: string; icon: IconName; done: string; children: ReactNode };

/** Copies a text, and shows whether the browser allowed it. */
export const CopyButton = ({ text, icon, done, children }: Props) => {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(done),
      () => setOutcome('Copie impossible : sélectionnez le texte.'),
    );
  return (
    <>
      <Button variant="secondary" size="sm" icon={icon} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
};
