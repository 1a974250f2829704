/** A pattern that almost always marks a sentence to rewrite; docs/writing.md explains each. */
export interface Sign {
  pattern: RegExp;
  advice: string;
}

export interface Finding {
  /** The words that matched. */
  match: string;
  advice: string;
}

/** Tested against each sentence. */
const SIGNS: readonly Sign[] = [
  {
    pattern: /^(?:What|Who|Whom|Whose|Whether|Where|Of) /,
    advice: 'Start with a concrete noun or an imperative verb.',
  },
  { pattern: /\b(?:is|are) (?:said|told)\b/, advice: 'Name who says it, and to whom.' },
  { pattern: /\bof before\b/, advice: 'Write "previous" or "earlier".' },
  { pattern: /\bthe own\b/, advice: 'Write "your own" or "its own".' },
  { pattern: /\bto be had\b/, advice: 'Write "available".' },
  { pattern: /\bis none\b/, advice: 'Write "there is no …" or "isn\'t a …".' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, advice: 'Write "fix" or "repair".' },
  { pattern: /\bby itself\b/, advice: 'Write "automatically" or "alone".' },
  {
    pattern: /\b(?:somebody|whoever|anew|whereof)\b/i,
    advice: 'Write "a person", "someone" or "again", or name the person.',
  },
  { pattern: /\bstands? (?:in|at|for|beside)\b/, advice: 'Write "is in", "lives in" or "means".' },
  { pattern: /\ba (?:press|look|try)\b/, advice: 'Write "a click", "a check" or "an attempt".' },
];

/** Returns the signs in a text. Sentences that end in a question mark and quotations are exempt. */
export function findSigns(text: string): Finding[] {
  return splitSentences(removeQuotations(text)).flatMap((sentence) =>
    sentence.endsWith('?')
      ? []
      : SIGNS.flatMap(({ pattern, advice }) => {
          const match = pattern.exec(sentence);
          return match ? [{ match: match[0].trim(), advice }] : [];
        }),
  );
}

function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim());
}

function removeQuotations(text: string): string {
  return text.replace(/`[^`]*`|"[^"\n]*"|“[^”]*”|‘[^’]*’/g, '…');
}
