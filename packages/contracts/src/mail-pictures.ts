import type { Pack, VisualType } from './plans';

/** The size of a pack's picture in a mail; the file has twice as many pixels each way. */
export const MAIL_PICTURE = { width: 496, height: 200 } as const;

/** The pack that stands for what was licensed: of the membership, the one all of its parts are drawn with. */
export const packShown = (visualType: VisualType): Pack =>
  visualType === 'suite' ? 'charts' : visualType;

/** Where the picture of a pack lies below the portal's address. It is the same for everyone who opens the mail. */
export const mailPicturePath = (pack: Pack) => `/og/mail/${pack}.png`;
