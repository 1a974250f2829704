export const INDUSTRIES = [
  'Retail',
  'Finance',
  'Operations',
  'Logistics',
  'Energy',
  'Health',
  'Software',
  'People',
  'Marketing',
] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const STYLES = ['Light', 'Dark'] as const;
export type Style = (typeof STYLES)[number];

/** A designed report page: what it is about, and the two colours its theme is made of. */
export interface Example {
  slug: string;
  title: string;
  line: string;
  industry: Industry;
  style: Style;
  /** Data colours: eight shades between these two. */
  first: string;
  last: string;
  /** Grounds of the page and of its cards. */
  page: string;
  card: string;
  /** Description for readers who can't see the picture. */
  alt: string;
  /** Why the page is as it is: each a heading and a paragraph. */
  notes: readonly { heading: string; text: string }[];
  visuals: readonly string[];
}
