/** What a page shows and the status it answers with; a loader that is fetched with its page leaves the router out. */
export type Loaded<Value> = { value: Value; status?: number };
