/** What a prerendered page says of itself; scripts/page-facts.mjs reads it from the page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** The page's own name: its first heading. */
  heading: string;
  /** Those that stand on the page with their answers. */
  questions: readonly { question: string; answer: string }[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
}
