import { testEverySetting } from './testing/every-setting';

testEverySetting('dark');
