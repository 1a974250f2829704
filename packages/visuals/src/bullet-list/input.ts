import { sayIn, type DrawInput } from '../scene/input';
import type { BulletData } from './data';
import type { BulletSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = sayIn((key: StringKey) => EN[key]);

export type BulletInput = DrawInput<BulletData, BulletSettings, StringKey>;
