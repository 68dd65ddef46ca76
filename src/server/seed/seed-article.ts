/** One article of the demonstration content. Dates are counted back from the day of the seeding. */
export type SeedArticle = {
  readonly slug: string;
  readonly title: string;
  /** The standfirst: shown on cards and under the headline. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly daysAgo: number;
  readonly readCount: number;
  /** A pinned article leads « La sélection de la rédaction ». */
  readonly pinned?: true;
  /** Clean HTML: p, h2, h3, ul, ol, li, strong, em, blockquote only. */
  readonly content: string;
};
