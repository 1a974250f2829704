import { DECISION_LIST, type Decisions } from './decisions';
import { isSame } from './json';
import { resolvePreset, STUDIO_PRESETS } from './studio-presets';
import { keepApart } from './keep-apart';
import { convertToPage } from './turn';

type Page = Decisions['page'];

/** Decisions that have to match a preset before its other values apply. */
const SURFACES = ['pageBackground', 'background', 'firstLevel', 'secondLevel'] as const;

/**
 * Converts decisions to the other kind of page. Values of a preset become the preset's values for
 * that page and convert back exactly; `convertToPage` converts all others. Data colours that were
 * distinguishable stay distinguishable.
 */
export function turnPage(decisions: Decisions, page: Page): Decisions {
  if (decisions.page === page) return decisions;
  const preset = STUDIO_PRESETS.find((one) => {
    const own = resolvePreset(one, decisions.page);
    return SURFACES.every((key) => own[key] === decisions[key]);
  });
  if (!preset) return separateDataColors(decisions, convertToPage(decisions, page));
  const [here, there] = [resolvePreset(preset, decisions.page), resolvePreset(preset, page)];
  const same = DECISION_LIST.filter(({ key }) => isSame(here[key], decisions[key]));
  // Nothing differs from the preset, so the preset's other page applies.
  if (same.length === DECISION_LIST.length) return there;
  const result = convertToPage(decisions, page);
  const unchanged = decisions.dataColors.map((color, i) =>
    color === here.dataColors[i] ? there.dataColors[i] : undefined,
  );
  const turnedColors = result.dataColors.map((color, i) => unchanged[i] ?? color);
  return separateDataColors(
    decisions,
    {
      ...result,
      dataColors: turnedColors,
      ...Object.fromEntries(same.map(({ key }) => [key, there[key]])),
    },
    unchanged,
  );
}

/** Separates data colours that became hard to tell apart, except colours of a preset. */
function separateDataColors(
  { background, dataColors: before }: Decisions,
  turned: Decisions,
  unchanged: readonly (string | undefined)[] = [],
): Decisions {
  const cards = [turned.background, background];
  const dataColors = keepApart({ before, turned: turned.dataColors, cards, unchanged });
  return { ...turned, dataColors };
}
