/** The languages of a visual besides English, in the order of their texts. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'zh', 'ar'] as const;

/** A text in German, French, Spanish, Italian, Dutch, Portuguese, Polish, Japanese, Chinese and Arabic. */
type Texts = readonly [
  ...[de: string, fr: string, es: string, it: string, nl: string],
  ...[pt: string, pl: string, ja: string, zh: string, ar: string],
];

/** Texts of each key. A language that lacks one doesn't compile. */
export type Translations<Key extends string> = Readonly<Record<Key, Texts>>;

/** Texts by key, in one language. */
export type Strings = Readonly<Record<string, string>>;

const ENGLISH = 'en-US';

/**
 * The languages of Power BI that read each of ours
 * (https://learn.microsoft.com/power-bi/developer/visuals/localization). Chinese is simplified, so that traditional
 * Chinese reads English; Portuguese is that of Brazil, for both.
 */
const LOCALES: Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>> = {
  de: ['de-DE'],
  fr: ['fr-FR'],
  es: ['es-ES'],
  it: ['it-IT'],
  nl: ['nl-NL'],
  pt: ['pt-BR', 'pt-PT'],
  pl: ['pl-PL'],
  ja: ['ja-JP'],
  zh: ['zh-CN'],
  ar: ['ar-SA'],
};

const isTraditional = (locale: string) => /^zh-(tw|hk|mo|hant)/i.test(locale);

/** Returns the locale whose texts a reader sees: that of the same language, or English. */
export function findLocale(locale: string): string {
  const prefix = locale.slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((one) => one === prefix);
  if (!language || isTraditional(locale)) return ENGLISH;
  const locales = LOCALES[language];
  return locales.find((one) => one.toLowerCase() === locale.toLowerCase()) ?? locales[0] ?? ENGLISH;
}

/** Returns the texts of each locale of Power BI. */
export function listStrings(
  english: Strings,
  translations: Translations<string>,
): Record<string, Strings> {
  const translated = LANGUAGES.flatMap((language, place) => {
    const words = Object.entries(translations).map(([key, texts]) => [key, texts[place]] as const);
    return LOCALES[language].map((locale) => [locale, Object.fromEntries(words) as Strings]);
  });
  return { [ENGLISH]: english, ...(Object.fromEntries(translated) as Record<string, Strings>) };
}
