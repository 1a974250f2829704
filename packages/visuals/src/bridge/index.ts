export { type BridgeData, type BridgePoint } from './data';
export { drawBridge } from './draw';
export { sayInEnglish } from './input';
export { readBridgeSettings, type BridgeSettings } from './settings';
