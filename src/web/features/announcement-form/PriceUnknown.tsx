import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { Regulated } from './use-regulated.ts';

/** In place of a regulated price while the tariff is read, or when it could not be. */
export const PriceUnknown = ({ regulated }: { regulated: Exclude<Regulated, { status: 'ready' }> }) =>
  regulated.status === 'loading' ? (
    <Spinner text="Calcul du prix..." />
  ) : (
    <div role="alert">
      <p>Le tarif n'a pas pu être chargé. Votre saisie est conservée.</p>
      <ReloadButton />
    </div>
  );
