/** The part of the package that the spelling test uses; it has no types of its own. */
declare module 'nspell' {
  interface Dictionary {
    aff: Uint8Array;
    dic: Uint8Array;
  }
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Speller;
  }
  export default function nspell(dictionary: Dictionary): Speller;
}
