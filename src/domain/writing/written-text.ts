/** The parts of an article that are written; `content` is HTML, the others plain text. */
export type WrittenText = {
  readonly title: string;
  readonly description: string;
  readonly content: string;
};
