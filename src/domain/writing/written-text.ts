/** The written parts of an article; `content` is HTML, the others plain text. */
export type WrittenText = {
  readonly title: string;
  readonly description: string;
  readonly content: string;
};
