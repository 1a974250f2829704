import { beforeEach, describe, expect, it } from 'vitest';
import { checkTheme } from '../format/check-theme';
import { resolveTheme } from '../resolve';
import { DEFAULT_DECISIONS } from './decisions';
import { documentOf, themeOf, themeText, type StudioDocument, type Theme } from './document';
import { parseDocument } from './parse-document';
import { valueAt } from './pointer';
import {
  countInStyle,
  defaultPreset,
  presetNameFault,
  presetsOf,
  wearing,
  withDefaultPreset,
  withoutChanges,
  withoutPreset,
  withPreset,
} from './style-presets';

const PLAIN: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
const TUNED: StudioDocument = {
  ...PLAIN,
  changes: {
    '/visualStyles/tableEx/*/grid/0/rowPadding': { set: 9 },
    '/visualStyles/tableEx/*/title/0/fontSize': { set: 20 },
  },
};
const EMPTY = { movesChanges: false };
const names = (document: StudioDocument) => presetsOf(themeOf(document), 'tableEx');
let quiet: StudioDocument;

beforeEach(() => {
  quiet = withPreset(TUNED, 'tableEx', ' Quiet ', { movesChanges: true });
});

describe('a style preset', () => {
  it('takes what was set by hand, and the visual looks again as the decisions say', () => {
    expect(names(quiet)).toEqual(['Quiet']);
    const theme = themeOf(quiet);
    expect(valueAt(theme, '/visualStyles/tableEx/Quiet')).toEqual({
      grid: [{ rowPadding: 9 }],
      title: [{ fontSize: 20 }],
    });
    expect(valueAt(theme, '/visualStyles/tableEx/*')).toEqual(
      valueAt(themeOf(PLAIN), '/visualStyles/tableEx/*'),
    );
    expect([countInStyle(quiet, 'tableEx', 'Quiet'), countInStyle(quiet, 'tableEx', '*')]).toEqual([
      2, 0,
    ]);
  });

  it('begins empty, beside what was set by hand', () => {
    const document = withPreset(TUNED, 'tableEx', 'Loud', EMPTY);
    expect(valueAt(themeOf(document), '/visualStyles/tableEx/Loud')).toEqual({});
    expect(countInStyle(document, 'tableEx', '*')).toBe(2);
  });

  it('is what Power BI takes, and comes back from the file and from storage', () => {
    const document = withDefaultPreset(quiet, 'tableEx', 'Quiet');
    const theme = themeOf(document);
    expect(checkTheme(theme, null).errors).toEqual([]);
    expect(themeOf(documentOf(JSON.parse(themeText(theme)) as Theme))).toEqual(theme);
    expect(parseDocument(document)).toEqual(document);
  });

  it('is worn to be looked at, laid over the look of all such visuals', () => {
    const seen = resolveTheme(wearing(themeOf(quiet), 'tableEx', 'Quiet'));
    expect(valueAt(seen, '/visualStyles/tableEx/*/grid/0/rowPadding')).toBe(9);
    const still = resolveTheme(themeOf(quiet));
    expect(valueAt(still, '/visualStyles/tableEx/*/grid/0/rowPadding')).not.toBe(9);
  });

  it('is worn by default, until it is not or is gone', () => {
    const worn = withDefaultPreset(quiet, 'tableEx', 'Quiet');
    expect(defaultPreset(themeOf(worn), 'tableEx')).toBe('Quiet');
    expect(defaultPreset(themeOf(withDefaultPreset(worn, 'tableEx', null)), 'tableEx')).toBeNull();
    const gone = withoutPreset(worn, 'tableEx', 'Quiet');
    expect(themeOf(gone)).toEqual(themeOf(PLAIN));
  });

  it('of an imported theme is taken out of the branch that holds it', () => {
    const style = { legend: [{ show: false }] };
    const theme = { name: 'T', visualStyles: { azureMap: { '*': style, Bold: style } } };
    const document = documentOf(theme);
    const gone = withoutPreset(document, 'azureMap', 'Bold');
    expect(themeOf(gone)['visualStyles']).toEqual({ azureMap: { '*': style } });
  });

  it('stays where the rest of the visual is reset', () => {
    const edited = {
      ...quiet,
      changes: { ...quiet.changes, '/visualStyles/tableEx/*/title/0/show': { set: false } },
    };
    expect(themeOf(withoutChanges(edited, 'tableEx'))).toEqual(themeOf(quiet));
  });

  it.each([
    ['', 'Enter a name.'],
    ['*', 'Enter another name.'],
    ['__proto__', 'Enter another name.'],
    ['Quiet', 'There is a preset Quiet.'],
    ['Minimal', 'Power BI has a preset Minimal itself.'],
    ['x'.repeat(61), 'At most 60 characters.'],
    ['Leise/~ 🎈', null],
  ])('named %j: %j', (name, fault) => {
    expect(presetNameFault(themeOf(quiet), 'tableEx', name)).toBe(fault);
    if (fault === null) {
      const named = withPreset(quiet, 'tableEx', name, EMPTY);
      expect(names(named)).toEqual(['Quiet', name]);
      expect(names(withoutPreset(named, 'tableEx', name))).toEqual(['Quiet']);
    }
  });
});
