/** Parts of consent that other features may use; the bar itself is loaded from its own file. */
export { AdPlace } from './ad-place';
export { asksForConsent, reopenConsent } from './consent';
