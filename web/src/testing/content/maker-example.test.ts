/** Runs the documentation's example for makers of visuals. */
import { checkLicense } from '@flexa/license';
import { expect, test } from 'vitest';
import document from '@/features/content/texts/document/document.mdx';
import { collectBlocks, isCode } from '@/features/content/text/blocks';
import { extractText } from '@/features/content/text/words';

type CheckKey = (key: unknown) => { state: string; isLicensed: boolean; message: string };

function loadExample(): CheckKey {
  const code = collectBlocks(document)
    .filter(isCode)
    .map(extractText)
    .find((text) => text.includes('export function checkKey'));
  const body = code?.replace(/^import .*$/m, '').replace('export ', '') ?? '';
  // The example is text; running it is the point.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('checkLicense', `${body}; return checkKey;`) as (
    check: typeof checkLicense,
  ) => CheckKey;
  return make(checkLicense);
}

test.each([
  ['missing', undefined],
  ['missing', ''],
  ['malformed', 7],
  ['malformed', { key: 'a' }],
  ['malformed', 'a.b.c'],
])('the example for makers returns %s for %j and does not throw', (state, key) => {
  const told = loadExample()(key);
  expect(told).toMatchObject({ state, isLicensed: false });
  expect(told.message).not.toBe('');
});
