/** Data about the video in web/public/demo. */
export interface Recording {
  seconds: number;
  /**
   * Spoken words with the second at which each line begins; the page shows them as a transcript.
   */
  captions: readonly { at: number; text: string }[];
}
