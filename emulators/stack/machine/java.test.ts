import { expect, test } from 'vitest';
import { parseJavaVersion, requireJava } from './java';

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

test.each([
  ['no Java', null, 'needs Java 11 or later; none found.'],
  ['a Java that is too old', 'java version "1.8.0_392"', '"java" is version 8.'],
])('%s is refused, and the words say what to install', async (_what, said, words) => {
  const refusal = requireJava({ capture: async () => said });
  await expect(refusal).rejects.toThrow(words);
  await expect(refusal).rejects.toThrow('apt-get install openjdk-17-jre-headless');
});

test('one that is new enough is taken', async () => {
  await requireJava({ capture: async () => 'openjdk version "17.0.15" 2025-04-15' });
});
