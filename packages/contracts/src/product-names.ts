import { VISUAL_NAMES, type VisualType } from './plans';

/** What was licensed, as a name. */
export function productName(visualType: VisualType): string {
  return `Flexa ${VISUAL_NAMES[visualType]}`;
}

/** What one has, in a sentence. */
export function licenseName(visualType: VisualType): string {
  return visualType === 'suite' ? 'Flexa Membership' : `${productName(visualType)} licence`;
}
