import type { Pack, VisualType } from './plans';

/** Displayed size of a pack's picture in a mail. The file has twice as many pixels in each direction. */
export const MAIL_PICTURE = { width: 496, height: 200 } as const;

/**
 * Returns the pack that illustrates a licence. The membership uses charts, which all of its parts
 * draw with.
 */
export const choosePicturePack = (visualType: VisualType): Pack =>
  visualType === 'suite' ? 'charts' : visualType;

/** Returns the path of a pack's picture. It is the same for everyone who opens the mail. */
export const buildMailPicturePath = (pack: Pack) => `/og/mail/${pack}.png`;
