import { expect, test } from 'vitest';
import { parseJavaVersion } from './java';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "11.0.2" 2019-01-15', 11],
  ['Picked up _JAVA_OPTIONS: -Xmx1g\nopenjdk version "25-ea" 2025-09-16', 25],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
])('%s is Java %s', (text, version) => {
  expect(parseJavaVersion(text)).toBe(version);
});
