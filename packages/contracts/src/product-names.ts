import { VISUAL_NAMES, type VisualType } from './plans';

/** Returns the name of the product. */
export function productName(visualType: VisualType): string {
  return `Flexa ${VISUAL_NAMES[visualType]}`;
}

/** Returns the name of a licence for use in a sentence. */
export function licenseName(visualType: VisualType): string {
  return visualType === 'suite' ? 'Flexa Membership' : `${productName(visualType)} licence`;
}
