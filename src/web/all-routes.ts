import { adminRoutes } from './routes/admin-routes.ts';
import { routesWith } from './routes.ts';

/** The whole table, as the server knows it. */
export const routes = routesWith(adminRoutes);
