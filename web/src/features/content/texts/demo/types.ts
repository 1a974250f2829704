/** What the page has to know of the video in web/public/demo. */
export interface Recording {
  seconds: number;
  /** What is said, and from which second on; the page shows it as a transcript. */
  captions: readonly { at: number; text: string }[];
}
