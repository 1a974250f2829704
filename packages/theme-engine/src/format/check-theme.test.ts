import type { Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { checkTheme, readMicrosoftSchema } from './check-theme';

const theme = buildTheme('Meridian', DEFAULT_DECISIONS);
const readSchema = (rule: Schema) => readMicrosoftSchema(rule, '2.152');

describe('checkTheme', () => {
  it('states that only our own description was used', () => {
    expect(checkTheme(theme, null)).toMatchObject({
      errors: [],
      ignored: [],
      checkedBy: 'own',
      schemaVersion: null,
    });
  });

  it('names the schema from Microsoft that was used as well', () => {
    expect(checkTheme(theme, readSchema({ required: ['name'] }))).toMatchObject({
      errors: [],
      checkedBy: 'own-and-microsoft',
      schemaVersion: '2.152',
    });
  });

  it('lets Microsoft’s schema decide and prefers our messages', () => {
    const broken = { ...theme, good: '0e8253' };
    const strict = readSchema({ properties: { good: { pattern: '^#' } } });
    expect(checkTheme(broken, readSchema({})).errors).toEqual([]);
    expect(checkTheme(broken, strict).errors).toEqual([
      {
        at: '/good',
        message: 'Colour without #: "0e8253". A colour is #RGB, #RRGGBB or #RRGGBBAA.',
      },
    ]);
    expect(
      checkTheme(theme, readSchema({ properties: { good: { pattern: '^red$' } } })).errors,
    ).toEqual([{ at: '/good', message: expect.stringContaining('pattern') as string }]);
  });

  it('checks known keys with Microsoft’s schema and lists a key of a newer version without an error', () => {
    const strict = readSchema({
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(theme).map((key) => [key, {}])),
    });
    const newer = { ...theme, zzzzzzzzzzz: 1 };
    const { errors, ignored } = checkTheme(newer, strict);
    expect(errors).toEqual([]);
    expect(ignored).toEqual([
      { at: '/zzzzzzzzzzz', message: 'Unknown key zzzzzzzzzzz. A newer Power BI may know it.' },
    ]);
    // A slip of the pen is one.
    expect(checkTheme({ ...theme, foregroundColour: '#111111' }, strict).errors).toHaveLength(1);
  });
});
