/** A page's data and HTTP status, for loaders that do not import the router (routes/lazy-loader.ts). */
export type Loaded<Value> = { value: Value; status?: number };
