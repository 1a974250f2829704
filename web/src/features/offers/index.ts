/** What other features may use of offers; the popup's dialog is loaded from its own file. */
export { schedulePopup, usePopup } from './popup/popup-due';
