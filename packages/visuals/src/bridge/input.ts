import { sayIn, type DrawInput } from '../scene/input';
import type { BridgeData } from './data';
import type { BridgeSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = sayIn((key: StringKey) => EN[key]);

export type BridgeInput = DrawInput<BridgeData, BridgeSettings, StringKey>;
