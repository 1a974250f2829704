import { expect, test } from 'vitest';
import { parseJavaVersion, requireJava } from './java';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "11.0.2" 2019-01-15', 11],
  ['Picked up _JAVA_OPTIONS: -Xmx1g\nopenjdk version "25-ea" 2025-09-16', 25],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
])('parseJavaVersion reads from %j: %s', (text, version) => {
  expect(parseJavaVersion(text)).toBe(version);
});

test.each([
  ['no Java', null, 'needs Java 11 or later; none found.'],
  ['a Java that is too old', 'java version "1.8.0_392"', '"java" is version 8.'],
])('requireJava refuses %s and names what to install', async (_case, output, message) => {
  const refusal = requireJava({ capture: async () => output });
  await expect(refusal).rejects.toThrow(message);
  await expect(refusal).rejects.toThrow('apt-get install openjdk-17-jre-headless');
});

test('requireJava accepts a Java that is new enough', async () => {
  await requireJava({ capture: async () => 'openjdk version "17.0.15" 2025-04-15' });
});
