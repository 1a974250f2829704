/** What the frame may use of consent; the bar itself is loaded from its own file. */
export { asksForConsent, reopenConsent } from './consent';
