import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useModule } from '#web/ui/use-module.ts';

const load = () => import('./charts/ChartPanels.tsx');

/** The charts come after the figures, with code of their own. */
export const Charts = () => {
  const charts = useModule(load);
  if (charts.status === 'ready') return <charts.module.ChartPanels />;
  if (charts.status === 'loading') return <Spinner text="Chargement des graphiques..." />;
  return (
    <div role="alert">
      <p>Les graphiques n'ont pas pu être chargés.</p>
      <Button variant="secondary" size="sm" onClick={charts.retry}>
        Réessayer
      </Button>
    </div>
  );
};
