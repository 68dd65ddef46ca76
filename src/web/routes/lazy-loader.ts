import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/context.ts';

type Loaders = typeof import('./lazy-loaders.ts');

let loaded: Loaders | undefined;

/** A module that was imported before is still looked up at each import, which takes the server longer than a loader. */
const loadersOf = async (): Promise<Loaders> => {
  loaded ??= await import('./lazy-loaders.ts');
  return loaded;
};

/** A loader of lazy-loaders.ts; `parameter` is the name of the path parameter that it reads, if any. */
export const lazyLoader =
  (name: keyof Loaders, parameter = '') =>
  async ({ context, request, params }: LoaderFunctionArgs) => {
    const load = (await loadersOf())[name];
    const { value, status } = await load(context.get(apiContext), request, params[parameter]);
    return status === undefined ? value : data(value, { status });
  };
