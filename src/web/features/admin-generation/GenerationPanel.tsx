import type { GenerationRun } from '#contract/admin-writing.ts';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { GenerationForm, type GenerationOffer, type TypedRequest } from './GenerationForm.tsx';
import { GenerationFailure, GenerationOutcome, LastGeneration } from './GenerationOutcome.tsx';
import { GenerationProgress } from './GenerationProgress.tsx';
import { CREATE } from './generation-address.ts';
import { texts } from './generation-texts.ts';
import { useGeneration } from './use-generation.ts';

type Props = {
  offer: GenerationOffer;
  /** The last run, running or ended. */
  last: GenerationRun | null;
  typed: TypedRequest;
  onType: (typed: TypedRequest) => void;
  onReload: () => void;
};

const parent = { href: CREATE, label: 'Nouvel article' };

export const GenerationPanel = ({ offer, last, typed, onType, onReload }: Props) => {
  const generation = useGeneration(last);
  const { view, start } = generation;
  switch (view.name) {
    case 'form':
      return (
        <>
          <TitleRow title="Génération avec IA" parent={parent} />
          <GenerationForm
            offer={offer}
            typed={typed}
            onType={onType}
            onStart={(request) => void start(request)}
          />
          {last && last.status !== 'running' && <LastGeneration run={last} />}
        </>
      );
    case 'running':
      return <GenerationProgress generation={generation} run={view.run} request={view.request} />;
    case 'success':
      return <GenerationOutcome run={view.run} onAgain={onReload} />;
    case 'partial':
      return (
        <>
          <TitleRow title="Génération avec IA" parent={parent} />
          <GenerationOutcome run={view.run} onAgain={onReload} />
        </>
      );
    case 'failed':
      return (
        <>
          <TitleRow title={texts.problem} parent={parent} />
          <GenerationFailure
            message={view.message}
            run={view.run}
            onRetry={() => view.request && void start(view.request)}
            onChange={onReload}
          />
        </>
      );
  }
};
