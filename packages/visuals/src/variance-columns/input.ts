import { sayIn, type DrawInput } from '../scene/input';
import type { VarianceData } from './data';
import type { VarianceSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = sayIn((key: StringKey) => EN[key]);

export type VarianceInput = DrawInput<VarianceData, VarianceSettings, StringKey>;
