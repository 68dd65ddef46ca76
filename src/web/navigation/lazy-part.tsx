import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part of a page with code of its own, which the page's route names in its handle (`parts`). */
export type LazyPart = {
  /** The path of its file under src/web, without its ending. */
  id: string;
  load: () => Promise<unknown>;
};

/**
 * The server, and the browser before hydration, load the part first and render it at once. A browser that navigates
 * to it shows `fallback` meanwhile.
 */
export const lazyPart = <Props extends object>(
  id: string,
  importPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> & LazyPart => {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await importPart();
    return { default: Loaded };
  };
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // Chosen once: the other one would be another component, without what was typed into this one.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  };
  return Object.assign(Part, { id, load });
};
