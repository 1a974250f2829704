import { expect, test } from 'vitest';
import type { Answers } from './finding';
import { RECORDED, readRecordedAnswers } from './recorded';
import { runChecks } from './report';

async function findMissing(answers: Answers) {
  const sections = await runChecks(answers, RECORDED);
  return sections.flatMap(({ findings }) => findings.filter(({ ok }) => !ok));
}

test('the report names each thing a project lacks, with a remedy', async () => {
  const missing = await findMissing(await readRecordedAnswers());
  const subjects = [
    'Microsoft',
    'indexes',
    'Index',
    'LICENSE_KEYS',
    'charge.dispute.closed',
    'Stripe Tax',
    'rak_dispute_read',
    'DMARC',
  ];
  expect(missing).toHaveLength(subjects.length);
  for (const [n, subject] of subjects.entries()) expect(missing[n]?.what).toContain(subject);
  for (const { fix } of missing) expect(fix).not.toBe('');
});

test('a project that adds no tax does not need Stripe Tax', async () => {
  const found = await runChecks(await readRecordedAnswers(), { ...RECORDED, addsTax: false });
  expect(found.flatMap(({ findings }) => findings).map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining('Stripe Tax'),
  );
});

test('a check that is refused becomes a finding and stops no other check', async () => {
  const answers = await readRecordedAnswers();
  const refused = { ...answers, get: () => Promise.reject(new Error('answers 403')) };
  const missing = (await findMissing(refused)).map(({ what }) => what);
  expect(missing.filter((what) => what === 'answers 403')).toHaveLength(5);
  expect(missing).toContainEqual(expect.stringContaining('DMARC'));
});
