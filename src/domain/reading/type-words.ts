/** Made by scripts/train-type-words.ts: do not edit. */
export const typeWords = {} as const;
