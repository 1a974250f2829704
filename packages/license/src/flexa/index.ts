export {
  LICENSE_CARD,
  listLicenseKeys,
  addLicenseKey,
  removeLicenseKeys,
  type KeyPlaces,
} from './theme.js';
export {
  FLEXA_VISUALS,
  formatStoreName,
  listProductsFor,
  removeStoreSuffix,
  type FlexaPack,
  type FlexaVisual,
  type FlexaVisualName,
} from './visuals.js';
