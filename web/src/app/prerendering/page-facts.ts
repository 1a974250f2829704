/** Metadata of a prerendered page; scripts/page-facts.mjs reads it from the page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** The page's own name: its first heading. */
  heading: string;
  /** Those that stand on the page with their answers. */
  questions: readonly { question: string; answer: string }[];
  /** True if search engines may list the page. */
  isIndexed: boolean;
}
