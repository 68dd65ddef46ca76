import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/** The route table, for the frame that belongs to it: imported there, it would be a circle. */
export const RoutesContext = createContext<RouteObject[]>([]);
