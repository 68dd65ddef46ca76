import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { IconName } from '#web/ui/Icon.tsx';

type Props = { text: string; icon: IconName; done: string; children: ReactNode };

/** Says beside itself that it did, or that the browser would not let it. */
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
