/** A shared cache in front of the site. */
export type Cdn = {
  /** Makes it forget every answer that carries one of these surrogate keys; throws unless it says that it did. */
  purge(keys: readonly string[]): Promise<void>;
};
