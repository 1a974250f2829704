import { createSay, type DrawInput } from '../scene/input';
import type { ForecastData } from './data';
import type { ForecastSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

export type ForecastInput = DrawInput<ForecastData, ForecastSettings, StringKey>;
