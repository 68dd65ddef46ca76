import { adminRoutes } from './routes/admin-routes.ts';
import { routesWith } from './routes.ts';

/** The complete route table, for the server. */
export const routes = routesWith(adminRoutes);
