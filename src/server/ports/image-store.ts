/** Where uploaded images are stored. Names come from domain/image, never from a visitor. */
export type ImageStore = {
  /** Atomic: written completely or not at all. */
  put(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is none. */
  get(path: string): Promise<Uint8Array | undefined>;
  /** Every stored file, complete or not. */
  list(): AsyncIterable<StoredFile>;
  /** Deletes it; does nothing when there is none. */
  remove(path: string): Promise<void>;
};

export type StoredFile = { readonly path: string; readonly storedAt: Date };
