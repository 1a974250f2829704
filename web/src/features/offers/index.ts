/** Public interface of offers. The popup's dialog loads from its own file. */
export { FreePackCard } from './free-pack-card';
export { offerQuery } from './offer-query';
export { hasPlaces } from './offer-state';
export { schedulePopup, usePopup } from './popup/popup-due';
