export { type ForecastData, type ForecastPoint } from './data';
export { drawForecast } from './draw';
export { sayInEnglish } from './input';
export { readForecastSettings, type ForecastSettings } from './settings';
