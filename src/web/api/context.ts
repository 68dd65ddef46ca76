import { createContext } from 'react-router';
import type { ApiClient } from './http.ts';

/** How a loader reaches the API: written once, it runs on the server and in the browser. */
export const apiContext = createContext<ApiClient>();
