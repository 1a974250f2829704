/** Public interface of offers. The popup's dialog loads from its own file. */
export { FreePackCard } from './free-pack-card';
export { schedulePopup, usePopup } from './popup/popup-due';
