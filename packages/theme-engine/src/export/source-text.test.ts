import { describe, expect, test } from 'vitest';
import { readThemeText } from '../import';
import { applyDecisions } from '../model/apply-decisions';
import { createDocument, renameDocument, compileTheme } from '../model/document';
import { STORAGE_LIMITS, parseDocument } from '../model/parse-document';
import { readSampleText, listSampleThemes } from '../testing/powerbi';
import { formatSource } from './source-text';

/** A theme with a tab, compact objects and no line end at the end, as people write it. */
const COMPACT = `{	"name": "Compact",
	"visualStyles": {
		"card": { "*": { "labels": [{ "fontSize": 20, "color": { "solid": { "color": "#112233" } } }] } }
	}
}`;
const FONT_SIZE = '/visualStyles/card/*/labels/0/fontSize';

function open(text: string) {
  const read = readThemeText(new TextEncoder().encode(text));
  if (read.kind === 'fault') throw new Error(read.message);
  // The studio keeps it in storage between opening and saving.
  const document = createDocument(read.theme, 'File', read.text, read.source);
  return parseDocument(JSON.parse(JSON.stringify(document)), STORAGE_LIMITS)!;
}

describe('formatSource', () => {
  test.each<readonly [string, string]>([
    ['compact objects', COMPACT],
    ['Windows line ends', COMPACT.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${COMPACT}`],
    ['a line end at the end', `${COMPACT}\r\n`],
    ['everything on one line', '{"name":"A","dataColors":["#112233"]}'],
    [
      'other spellings of values',
      '{"name": "\\u0041", "visualStyles": {"card": {"*": {"labels": [{"fontSize": 2.0e1}]}}}}',
    ],
    ['a repeated key', '{"name": "A", "background": "#111111", "background": "#222222"}'],
    ...listSampleThemes().map((name) => [name, readSampleText(name)] as const),
  ])('keeps the bytes of an unchanged theme with %s', (_, text) => {
    expect(formatSource(open(text))).toBe(text);
  });

  test.each<readonly [string, string]>([
    ['compact objects', COMPACT],
    ['Windows line ends', COMPACT.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${COMPACT}`],
  ])('changes one line for one changed value with %s', (_, text) => {
    const document = open(text);
    const changes = { ...document.changes, [FONT_SIZE]: { set: 22 } };
    expect(formatSource({ ...document, changes })).toBe(text.replace('20', '22'));
  });

  test.each(listSampleThemes())(
    'changes one line of the real theme %s for one changed value',
    (name) => {
      const text = readSampleText(name);
      const document = open(text);
      const theme = compileTheme(document);
      const colors = Array.isArray(theme.dataColors) ? theme.dataColors : [];
      const [at, before] =
        colors.length > 0
          ? (['/dataColors/0', colors[0]] as const)
          : (['/name', theme.name] as const);
      const changed = formatSource({
        ...document,
        changes: { ...document.changes, [at]: { set: '#0a0b0c' } },
      });
      const [now, then] = [changed, text].map((each) => each.split('\n'));
      expect(now).toHaveLength(then!.length);
      expect(now!.filter((line, i) => line !== then![i])).toHaveLength(1);
      expect(changed).toBe(text.replace(`${JSON.stringify(before)}`, '"#0a0b0c"'));
    },
  );

  test('changes a name, changes a colour and removes a setting without touching other lines', () => {
    const document = open(COMPACT);
    expect(formatSource(renameDocument(document, 'Ours'))).toBe(COMPACT.replace('Compact', 'Ours'));
    const text = formatSource(applyDecisions(document, { background: '#123456' }));
    expect(JSON.parse(text)).toMatchObject({ name: 'Compact', background: '#123456' });
    for (const line of COMPACT.split('\n').slice(1, 3)) expect(text).toContain(line);
    const { [FONT_SIZE]: _, ...changes } = document.changes;
    const removed = { ...changes, [FONT_SIZE]: { removed: true } as const };
    expect(formatSource({ ...document, changes: removed })).toBe(
      COMPACT.replace('"fontSize": 20, ', ''),
    );
  });

  test('writes the whole theme again if its text can’t be edited', () => {
    const document = open('{"name": "A", "background": "#111111", "background": "#222222"}');
    const text = formatSource(applyDecisions(document, { background: '#123456' }));
    expect(JSON.parse(text)).toMatchObject({ background: '#123456' });
  });
});
