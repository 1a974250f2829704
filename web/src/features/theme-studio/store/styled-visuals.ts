import { VISUAL_TITLES } from '@/lib/visual-files';
import { FLEXA_VISUALS, removeStoreSuffix } from '@flexa/license/flexa';
import { MORE_VISUALS, VISUALS, type MoreVisual, type VisualName } from '@flexa/theme-engine/model';

/** One of our visuals, by its name in themes. */
type FlexaGuid = (typeof FLEXA_VISUALS)[number]['guid'];

/** A visual that the studio styles: one of Power BI's, or one of ours. */
export type StyledVisual = VisualName | MoreVisual | FlexaGuid;

const FLEXA_NAMES = Object.fromEntries(
  FLEXA_VISUALS.map(({ guid, name }) => [guid, `Flexa ${VISUAL_TITLES[name]}`]),
) as Record<FlexaGuid, string>;

/** Names of the visuals, Power BI's first. */
export const STYLED_VISUALS: Readonly<Record<StyledVisual, string>> = {
  ...VISUALS,
  ...MORE_VISUALS,
  ...FLEXA_NAMES,
};

export const STYLED_NAMES = Object.keys(STYLED_VISUALS) as StyledVisual[];

export const isStyled = (visual: string): visual is StyledVisual =>
  Object.hasOwn(STYLED_VISUALS, visual);

/** Returns the name of a visual in a report; a custom visual's name loses its trailing number and that of its store. */
export function findVisualName(type: string): string {
  const visual = removeStoreSuffix(type);
  if (isStyled(visual)) return STYLED_VISUALS[visual];
  return visual.replace(/(.)(?:[\dA-F]{32}|\d{10,})$/, '$1');
}

export const isFlexa = (visual: string): visual is FlexaGuid => Object.hasOwn(FLEXA_NAMES, visual);

/** One that themes of ours say nothing of: it has no settings at hand, only all of them. */
export const isMore = (visual: string): visual is MoreVisual => Object.hasOwn(MORE_VISUALS, visual);
