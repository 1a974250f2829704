/** What other features and the frame may use of offers; the popup's dialog is loaded from its own file. */
export { FreePackCard } from './free-pack-card';
export { schedulePopup, usePopup } from './popup/popup-due';
