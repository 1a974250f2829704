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

/** A designed report page with the two colours of its theme. */
export interface Example {
  slug: string;
  title: string;
  line: string;
  industry: Industry;
  style: Style;
  /** Data colours: eight shades between these two. */
  first: string;
  last: string;
  /** Background colours of the page and of its cards. */
  page: string;
  card: string;
  /** Description for readers who can't see the picture. */
  alt: string;
  /** Reasons for the design, each with a heading and a paragraph. */
  notes: readonly { heading: string; text: string }[];
  visuals: readonly string[];
}
