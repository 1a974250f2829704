import { createSay, type DrawInput } from '../scene/input';
import type { KeyFigureData } from './data';
import type { KeyFigureSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

export type KeyFigureInput = DrawInput<KeyFigureData, KeyFigureSettings, StringKey>;
