/** Metadata of a prerendered page; scripts/page-facts.mjs reads it from the page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** First heading of the page. */
  heading: string;
  /** Questions and answers on the page. */
  questions: readonly { question: string; answer: string }[];
  /** True if search engines may list the page. */
  isIndexed: boolean;
}
