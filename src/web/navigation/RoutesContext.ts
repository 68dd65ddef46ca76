import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/** The route table, for components that are part of it: an import would be circular. */
export const RoutesContext = createContext<RouteObject[]>([]);
