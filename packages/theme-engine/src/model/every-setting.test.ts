import { testEverySetting } from './testing/every-setting';

testEverySetting('light');
testEverySetting('dark');
