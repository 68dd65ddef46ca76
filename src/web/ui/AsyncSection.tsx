import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Spinner } from './Spinner.tsx';

type Query<Data> =
  | { status: 'pending' }
  | { status: 'error'; refetch: () => unknown }
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
