/** A page of the documentation without its text: one chapter of document.mdx. */
export interface ChapterHead {
  /** The anchor of the chapter's heading. */
  slug: string;
  title: string;
  /** Summary for lists. */
  lead: string;
  /**
   * True for the chapter of one of our visuals; its slug is then the visual's name in
   * @flexa/visuals.
   */
  isVisual?: true;
}

/** The chapters in the order of the text; a test compares the two. */
export const CHAPTERS: readonly ChapterHead[] = [
  {
    slug: 'getting-started',
    title: 'Getting started',
    lead: 'A theme in five minutes, and what needs an account.',
  },
  {
    slug: 'before-you-buy',
    title: 'Before you buy',
    lead: 'Seats, places where the visuals work, and the questions of IT.',
  },
  {
    slug: 'the-theme-studio',
    title: 'The theme studio',
    lead: 'Its six sections, the preview, the checks, your own reports, versions and sharing.',
  },
  {
    slug: 'downloading-a-theme',
    title: 'Downloading a theme',
    lead: 'The files to choose from, and how to open the Power BI project.',
  },
  {
    slug: 'applying-a-theme',
    title: 'Applying a theme',
    lead: 'From the file to the report, and why some visuals do not follow.',
  },
  {
    slug: 'themes-for-your-organisation',
    title: 'Themes for your organisation',
    lead: 'A theme in everyone’s gallery, through the Fabric admin portal (preview).',
  },
  {
    slug: 'the-command-line',
    title: 'The command line',
    lead: 'Themes without a browser: commands, pipelines, pull requests and assistants.',
  },
  {
    slug: 'visuals',
    title: 'Visuals',
    lead: 'Install them, add the key, set their options in a theme, and what is checked.',
  },
  {
    slug: 'variance-columns',
    title: 'Variance columns',
    lead: 'Actual over plan, with pins for the difference.',
    isVisual: true,
  },
  {
    slug: 'bullet-list',
    title: 'Bullet list',
    lead: 'A row for each category, with target and ranges.',
    isVisual: true,
  },
  {
    slug: 'bridge',
    title: 'Bridge',
    lead: 'From a start to an end, step by step.',
    isVisual: true,
  },
  {
    slug: 'table',
    title: 'Table',
    lead: 'Values, bars and lines in cells, in collapsible groups.',
    isVisual: true,
  },
  {
    slug: 'key-figure',
    title: 'Key figure',
    lead: 'A figure, its change and its history.',
    isVisual: true,
  },
  {
    slug: 'forecast',
    title: 'Forecast',
    lead: 'A line of values, what is expected next, and outliers.',
    isVisual: true,
  },
  {
    slug: 'licences',
    title: 'Licences',
    lead: 'Buying, free licences, and what happens when one ends.',
  },
  {
    slug: 'licence-keys',
    title: 'Licence keys',
    lead: 'What a key says, and how to check it with and without a network.',
  },
  {
    slug: 'for-makers-of-visuals',
    title: 'For makers of visuals',
    lead: 'The check of our visuals for your own: offline, synchronous, free.',
  },
  {
    slug: 'seats',
    title: 'Seats',
    lead: 'Assign seats to your team, remove them, and change the owner.',
  },
  { slug: 'refunds', title: 'Refunds', lead: 'When we refund, and what happens to your licence.' },
  { slug: 'your-data', title: 'Your data', lead: 'What we keep, and how to take it with you.' },
  {
    slug: 'troubleshooting',
    title: 'Troubleshooting',
    lead: 'Messages you may see, and what to do about each.',
  },
];
