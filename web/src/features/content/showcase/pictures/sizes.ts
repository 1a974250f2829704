/** Size of a drawing, and the screens on which it is shown. */
interface PictureSize {
  width: number;
  height: number;
  className: string;
}

/** Sizes of the prerendered drawings. CSS shows the one that fits the screen. */
export type PictureSizes = readonly PictureSize[];

/** Sizes at the top of a pack's page. */
export const AT_THE_TOP: PictureSizes = [
  { width: 1080, height: 320, className: 'hidden @5xl:block' },
  { width: 640, height: 320, className: 'hidden @2xl:block @5xl:hidden' },
  { width: 300, height: 310, className: '@2xl:hidden' },
];

/** Sizes on a card of the home page or in an article. */
export const ON_A_CARD: PictureSizes = [
  { width: 640, height: 306, className: 'hidden @2xl:block' },
  { width: 430, height: 306, className: 'hidden @md:block @2xl:hidden' },
  { width: 290, height: 300, className: '@md:hidden' },
];

/** Sizes for two pictures in the place of one, side by side if they fit. */
export const SIDE_BY_SIDE: PictureSizes = [
  { width: 230, height: 120, className: 'hidden @md:block' },
  { width: 280, height: 62, className: '@md:hidden' },
];

/** Sizes beside a feature of a pack. */
export const OF_A_FACT: PictureSizes = [
  { width: 480, height: 176, className: 'hidden @md:block' },
  { width: 280, height: 176, className: '@md:hidden' },
];
