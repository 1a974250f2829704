import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCAL_KEYS, SESSION_KEYS } from '@/lib/storage';

const policy = readFileSync(
  new URL('../../features/content/texts/legal/privacy-policy.mdx', import.meta.url),
  'utf8',
);
/** Key under which React Router's ScrollRestoration (app/scrolling.tsx) keeps positions. */
const ROUTER_KEY = 'react-router-scroll-positions';
const stored = policy.split('\n').filter((line) => line.startsWith('| `'));

test.each([
  ...LOCAL_KEYS.map((key) => ['Local storage', key]),
  ...SESSION_KEYS.map((key) => ['Session storage', key]),
  ['Local storage', 'color_scheme'],
  ['Session storage', ROUTER_KEY],
])('the privacy policy says why the %s has %s', (area, key) => {
  expect(stored.filter((row) => row.includes(`\`${key}\``) && row.includes(area))).toHaveLength(1);
});
