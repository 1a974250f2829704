import { DECISION_LIST, type Decisions } from './decisions';
import { isSame } from './json';
import { presetOn, STUDIO_PRESETS } from './studio-presets';
import { turned } from './turn';

type Page = Decisions['page'];

/** Decisions that have to match a preset before its other values apply. */
const SURFACES = ['pageBackground', 'background', 'firstLevel', 'secondLevel'] as const;

/**
 * Converts decisions to the other page kind. Values of a preset become that preset's values for the
 * page and convert back exactly; everything else is turned (see `turned`).
 */
export function turnPage(decisions: Decisions, page: Page): Decisions {
  if (decisions.page === page) return decisions;
  const preset = STUDIO_PRESETS.find((one) => {
    const own = presetOn(one, decisions.page);
    return SURFACES.every((key) => own[key] === decisions[key]);
  });
  if (!preset) return turned(decisions, page);
  const [here, there] = [presetOn(preset, decisions.page), presetOn(preset, page)];
  const same = DECISION_LIST.filter(({ key }) => isSame(here[key], decisions[key]));
  // Nothing of one's own in it: the preset's other side.
  if (same.length === DECISION_LIST.length) return there;
  const result = turned(decisions, page);
  return {
    ...result,
    dataColors: result.dataColors.map((color, i) =>
      decisions.dataColors[i] === here.dataColors[i] ? (there.dataColors[i] ?? color) : color,
    ),
    ...Object.fromEntries(same.map(({ key }) => [key, there[key]])),
  };
}
