import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Spinner } from './Spinner.tsx';

type Query<Data> =
  | { status: 'pending' }
  | { status: 'error'; refusal?: string | undefined; refetch: () => unknown }
  | { status: 'success'; data: Data };

type Props<Data> = {
  query: Query<Data>;
  loading: string;
  failed: string;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/** One place decides what is shown while data loads, when it is missing and when it fails. */
export const AsyncSection = <Data,>({ query, loading, failed, isEmpty, empty, children }: Props<Data>) => {
  switch (query.status) {
    case 'pending':
      return <Spinner text={loading} />;
    case 'error':
      if (query.refusal !== undefined) return <Refused refusal={query.refusal} />;
      return (
        <div role="alert">
          <EmptyState
            message={failed}
            action={
              <Button variant="secondary" size="sm" onClick={() => query.refetch()}>
                Réessayer
              </Button>
            }
          />
        </div>
      );
    case 'success':
      return isEmpty(query.data) ? empty : children(query.data);
  }
};

/** In place of what the user may not, or no longer, read: the server's sentence says who may. */
export const Refused = ({ refusal }: { refusal: string }) => (
  <div role="alert">
    <EmptyState message="Votre rôle n'ouvre pas cette partie" hint={refusal} />
  </div>
);
