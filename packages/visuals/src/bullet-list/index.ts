export { type BulletData, type BulletPoint } from './data';
export { drawBulletList } from './draw';
export { sayInEnglish } from './input';
export { readBulletSettings, type BulletSettings } from './settings';
