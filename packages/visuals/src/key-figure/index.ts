export { type KeyFigure, type KeyFigureData } from './data';
export { drawKeyFigures } from './draw';
export { sayInEnglish } from './input';
export { readKeyFigureSettings, type KeyFigureSettings } from './settings';
