import { createContext } from 'react';
import type { ApiClient } from './http.ts';

/** The same client as the loaders', for what a component asks after a click; the server renders without it. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);
