/** Width and height of the documentation's pictures, in CSS pixels. Written by npm run doc-pictures. */
export const PICTURE_SIZES = {
  studio: { width: 1280, height: 780 },
  'brand-colours': { width: 1112, height: 744 },
  licences: { width: 908, height: 672 },
  'assign-seats': { width: 512, height: 613 },
  'order-card': { width: 472, height: 866 },
} as const;
