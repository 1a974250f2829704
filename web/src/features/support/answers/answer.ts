export interface AnswerLink {
  label: string;
  to: string;
}

/** One answer of the support centre. */
export interface Answer {
  /** Anchor on the page. Other pages link to it, so it never changes. */
  id: string;
  question: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Links to the pages that the answer mentions. */
  links?: readonly AnswerLink[];
  /** Other words people search by. */
  words?: string;
}

export interface AnswerTopic {
  id: string;
  title: string;
  answers: readonly Answer[];
}
