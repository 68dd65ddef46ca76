import { createContext } from 'react';
import type { ApiClient } from './http.ts';

/** The loaders' client, for the calls that a component makes after a click; absent on the server. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);
