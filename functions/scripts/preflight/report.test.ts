import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answers } from './finding';
import { RECORDED, recordedAnswers } from './recorded';
import { linesOf, look } from './report';

const missingIn = async (answers: Answers) =>
  (await look(answers, RECORDED)).flatMap(({ findings }) =>
    findings.filter(({ ok }) => !ok).map(({ what }) => what),
  );

test('what a project lacks is named, each with what mends it', async () => {
  const missing = await missingIn(await recordedAnswers());
  expect(missing).toEqual([
    'Sign-in with Microsoft is on',
    expect.stringMatching(/^All \d+ indexes are built$/),
    expect.stringMatching(/^Index /),
    'Secret LICENSE_KEYS has a version in use',
    expect.stringMatching(
      /^Stripe sends all \d+ kinds of event; missing: charge\.dispute\.closed$/,
    ),
    'Stripe Tax has a registration, so it adds tax',
    'The key has rak_dispute_read',
    'flexa.example says what to do with forged mail (DMARC)',
  ]);
});

test('a project that adds no tax is not asked for what Stripe Tax needs', async () => {
  const found = await look(await recordedAnswers(), { ...RECORDED, addsTax: false });
  expect(found.flatMap(({ findings }) => findings).map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining('Stripe Tax'),
  );
});

test('of a project without anything every line is missing', async () => {
  const nothing = {
    get: async () => undefined,
    post: async () => undefined,
    txt: async () => [],
  };
  const found = (await look(nothing, RECORDED)).flatMap(({ findings }) => findings);
  const there = found.filter(({ ok }) => ok).map(({ what }) => what);
  expect(there).toEqual([
    // What nobody switched on.
    'One account for each address',
    'Visitors can sign up',
    'Nobody signs up without an address',
    'Nobody signs up by telephone',
    'The account that all functions would share may not do everything',
  ]);
  for (const { mend } of found) expect(mend).not.toBe('');
});

test('what can not be asked is a line of the report and stops nothing else', async () => {
  const answers = await recordedAnswers();
  const refused = { ...answers, get: () => Promise.reject(new Error('answers 403')) };
  const missing = await missingIn(refused);
  expect(missing.filter((what) => what === 'answers 403')).toHaveLength(5);
  expect(missing).toContain('flexa.example says what to do with forged mail (DMARC)');
});

test('the README shows what it prints, with the numbers of its day', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const shown = /```text\n(Firebase Auth\n[^]*?)\n```/.exec(readme)?.[1]?.split('\n') ?? [];
  const withoutNumbers = (line: string) => line.replace(/\d+/g, 'n');
  const printed = linesOf(await look(await recordedAnswers(), RECORDED)).map(withoutNumbers);
  expect(shown.length).toBeGreaterThan(30);
  for (const line of shown) expect(printed).toContain(withoutNumbers(line));
});
