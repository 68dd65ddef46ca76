import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/context.ts';

type Loaders = typeof import('./lazy-loaders.ts');

/** A loader of lazy-loaders.ts; `parameter` is the name of the path parameter that it reads, if any. */
export const lazyLoader =
  (name: keyof Loaders, parameter = '') =>
  async ({ context, request, params }: LoaderFunctionArgs) => {
    const load = (await import('./lazy-loaders.ts'))[name];
    const { value, status } = await load(context.get(apiContext), request, params[parameter]);
    return status === undefined ? value : data(value, { status });
  };
