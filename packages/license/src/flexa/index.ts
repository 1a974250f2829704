export { LICENSE_CARD, licenseKeysOf, withLicenseKey, withoutLicenseKeys } from './theme.js';
export {
  FLEXA_VISUALS,
  productsFor,
  type FlexaPack,
  type FlexaVisual,
  type FlexaVisualName,
} from './visuals.js';
