/** Names of thousands, millions, billions and trillions, and of percentage points, with the blank before them. */
interface UnitNames {
  powers: readonly [string, string, string, string];
  points: string;
}

const ENGLISH: UnitNames = { powers: ['K', 'M', 'bn', 'T'], points: ' pp' };

/**
 * Short names of units by language. Microsoft's formatting utilities write the English ones in every language
 * (https://github.com/microsoft/powerbi-visuals-utils-formattingutils/issues/36).
 */
const NAMES: Readonly<Record<string, UnitNames>> = {
  en: ENGLISH,
  de: { powers: [' Tsd.', ' Mio.', ' Mrd.', ' Bio.'], points: ' PP' },
  fr: { powers: [' k', ' M', ' Md', ' Bn'], points: ' pp' },
  es: { powers: [' mil', ' M', ' mil M', ' B'], points: ' pp' },
  it: { powers: [' k', ' Mln', ' Mrd', ' Bln'], points: ' pp' },
  nl: { powers: ['K', ' mln.', ' mld.', ' bln.'], points: ' pp' },
  pt: { powers: [' mil', ' mi', ' bi', ' tri'], points: ' p.p.' },
  pl: { powers: [' tys.', ' mln', ' mld', ' bln'], points: ' pp' },
  ja: { powers: ['千', '百万', '十億', '兆'], points: ' pt' },
  zh: { powers: ['千', '百万', '十亿', '万亿'], points: ' 个百分点' },
  // Hong Kong, Macau and Taiwan write the traditional signs.
  'zh-hant': { powers: ['千', '百萬', '十億', '兆'], points: ' 個百分點' },
  ar: { powers: [' ألف', ' مليون', ' مليار', ' تريليون'], points: ' نقطة مئوية' },
};

function findNames(locale: string): UnitNames {
  const language = /^zh-(tw|hk|mo|hant)/i.test(locale) ? 'zh-hant' : locale.slice(0, 2);
  return NAMES[language.toLowerCase()] ?? ENGLISH;
}

/** The name of a unit that divides numbers: 1,000, a million, a billion or a trillion. */
export const findUnitName = (unit: number, locale: string): string =>
  findNames(locale).powers[Math.round(Math.log10(unit) / 3) - 1] ?? '';

/** The name of percentage points. */
export const findPointsName = (locale: string): string => findNames(locale).points;
