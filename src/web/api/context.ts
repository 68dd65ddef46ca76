import { createContext } from 'react-router';
import type { ApiClient } from './http.ts';

/** The API client of a loader: the same loader runs on the server and in the browser. */
export const apiContext = createContext<ApiClient>();
