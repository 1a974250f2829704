/** A season, and how its first parts follow from the numbers that a fit solves for. */
export interface Season {
  /** Moments in it; 0 for no season. */
  length: number;
  /** Numbers to solve for. */
  free: number;
  /** The factors of those numbers in each part, part after part. The parts add up to zero. */
  basis: Float64Array;
  /** True for a week of hours, which is chosen by how forecasts of the past missed. */
  isWeek?: boolean;
}

/** A longer season isn't solved for part by part: a year of weeks would have 51 numbers. */
const LONGEST_FREE = 24;
/** Waves of a longer season, of which the fit chooses: a year of weeks by its half years, quarters and so on. */
const WAVES = [1, 2, 4] as const;

export const NO_SEASON: Season = { length: 0, free: 0, basis: new Float64Array(0) };

function createSeason(
  length: number,
  free: number,
  factor: (part: number, i: number) => number,
): Season {
  const basis = Float64Array.from({ length: length * free }, (_, at) =>
    factor(Math.floor(at / free), at % free),
  );
  return { length, free, basis };
}

/** Creates a season whose parts are free but for their sum, so the last one follows from the others. */
export const createFreeSeason = (length: number): Season =>
  length > 1
    ? createSeason(length, length - 1, (part, i) => (part === length - 1 ? -1 : Number(part === i)))
    : NO_SEASON;

/** Creates a season of so many waves: the first as long as the season, the next half as long, and so on. */
function createWaves(length: number, waves: number): Season {
  return createSeason(length, 2 * waves, (part, i) => {
    const angle = (2 * Math.PI * (Math.floor(i / 2) + 1) * part) / length;
    return i % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
  });
}

/** Creates a week of so many moments a day: a part of the day and a part of the weekday together. */
function createWeek(day: number, firstInDay: number): Season {
  const ofDay = createFreeSeason(day);
  const ofWeek = createFreeSeason(7);
  const factor = (part: number, i: number) => {
    const at = part + firstInDay;
    const isDay = i < ofDay.free;
    return isDay
      ? (ofDay.basis[(at % day) * ofDay.free + i] ?? 0)
      : (ofWeek.basis[(Math.floor(at / day) % 7) * ofWeek.free + i - ofDay.free] ?? 0);
  };
  return { ...createSeason(day * 7, ofDay.free + ofWeek.free, factor), isWeek: true };
}

/** How a season of this length may be solved for; the fit takes what Akaike's criterion finds best. */
export function listSeasons(length: number): readonly Season[] {
  if (length <= LONGEST_FREE) return [createFreeSeason(length)];
  return WAVES.map((waves) => createWaves(length, waves));
}

/** The same for a week of a season that is a day; `firstInDay` is the place of the first moment in its day. */
export const listWeeks = (day: number, firstInDay: number): readonly Season[] =>
  day > 1 && day <= LONGEST_FREE ? [createWeek(day, firstInDay)] : [];

/** The parts of a season, from the numbers that were solved for. */
export function computeParts({ length, free, basis }: Season, solved: readonly number[]): number[] {
  return Array.from({ length }, (_, part) =>
    solved.reduce((sum, number, i) => sum + number * (basis[part * free + i] ?? 0), 0),
  );
}
