import { describe, expect, test } from 'vitest';
import { createLogger } from './logger';

function captureLog(error: unknown): string {
  const lines: string[] = [];
  createLogger((...line) => lines.push(JSON.stringify(line))).error('failed', error, { id: 'x1' });
  return lines.join('\n');
}

describe('log of an error', () => {
  test('a logged error names its place in the code and the given fields', () => {
    const line = captureLog(new Error('5 NOT_FOUND: no entity to update: offers/launch'));
    expect(line).toContain('offers/launch');
    expect(line).toContain('logger.test.ts');
    expect(line).toContain('"id":"x1"');
  });

  test.each([
    ['550 5.1.1 <ines.moreau@cedar-freight.test>: mailbox unavailable'],
    ['Invalid email address: ines.moreau@cedar-freight.test'],
    ['to=ines.moreau@cedar-freight.test,'],
    ['{"email":"ines.moreau@cedar-freight.test"}'],
    ["smtp://ines.moreau@cedar-freight.test's"],
    ['ines.moreau+flexa@cedar-freight.test'],
  ])('a logged error never repeats an address that it quotes: %s', (message) => {
    expect(captureLog(new Error(message))).not.toMatch(/ines|moreau|cedar/);
  });

  test('a logged error never repeats a token that it quotes', () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJpbmVzIn0.c2lnbmF0dXJl';
    const line = captureLog(new Error(`Decoding Firebase ID token ${token} failed`));
    expect(line).not.toMatch(/eyJ|c2ln/);
    expect(captureLog(new Error('eyJhbGciOiJub25lIn0.eyJzdWIiOiJpbmVzIn0.'))).not.toContain('eyJ');
  });

  test('the log of anything but an error names only its type', () => {
    expect(captureLog('ines.moreau@cedar-freight.test')).toContain('"error":"string"');
  });
});
