/** Where uploaded pictures lie. Names are those of domain/image: nothing a visitor writes reaches a store. */
export type ImageStore = {
  /** Written whole or not at all. */
  put(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is none. */
  get(path: string): Promise<Uint8Array | undefined>;
  /** Every file that is there, whole or not. */
  list(): AsyncIterable<StoredFile>;
  /** For ever; nothing happens when there is none. */
  remove(path: string): Promise<void>;
};

export type StoredFile = { readonly path: string; readonly storedAt: Date };
