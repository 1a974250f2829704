import { beforeEach, describe, expect, it } from 'vitest';
import { checkTheme } from '../format/check-theme';
import { resolveTheme } from '../resolve';
import { DEFAULT_DECISIONS } from './decisions';
import {
  createDocument,
  compileTheme,
  formatTheme,
  type StudioDocument,
  type Theme,
} from './document';
import { parseDocument } from './parse-document';
import { resolvePointer } from './pointer';
import {
  countInStyle,
  findDefaultPreset,
  checkPresetName,
  listStylePresets,
  applyPreset,
  setDefaultPreset,
  resetVisual,
  removePreset,
  addPreset,
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
const names = (document: StudioDocument) => listStylePresets(compileTheme(document), 'tableEx');
let quiet: StudioDocument;

beforeEach(() => {
  quiet = addPreset(TUNED, 'tableEx', ' Quiet ', { movesChanges: true });
});

describe('a style preset', () => {
  it('takes what was set by hand, and the visual looks again as the decisions say', () => {
    expect(names(quiet)).toEqual(['Quiet']);
    const theme = compileTheme(quiet);
    expect(resolvePointer(theme, '/visualStyles/tableEx/Quiet')).toEqual({
      grid: [{ rowPadding: 9 }],
      title: [{ fontSize: 20 }],
    });
    expect(resolvePointer(theme, '/visualStyles/tableEx/*')).toEqual(
      resolvePointer(compileTheme(PLAIN), '/visualStyles/tableEx/*'),
    );
    expect([countInStyle(quiet, 'tableEx', 'Quiet'), countInStyle(quiet, 'tableEx', '*')]).toEqual([
      2, 0,
    ]);
  });

  it('begins empty, beside what was set by hand', () => {
    const document = addPreset(TUNED, 'tableEx', 'Loud', EMPTY);
    expect(resolvePointer(compileTheme(document), '/visualStyles/tableEx/Loud')).toEqual({});
    expect(countInStyle(document, 'tableEx', '*')).toBe(2);
  });

  it('is what Power BI takes, and comes back from the file and from storage', () => {
    const document = setDefaultPreset(quiet, 'tableEx', 'Quiet');
    const theme = compileTheme(document);
    expect(checkTheme(theme, null).errors).toEqual([]);
    expect(compileTheme(createDocument(JSON.parse(formatTheme(theme)) as Theme))).toEqual(theme);
    expect(parseDocument(document)).toEqual(document);
  });

  it('is worn to be looked at, laid over the look of all such visuals', () => {
    const seen = resolveTheme(applyPreset(compileTheme(quiet), 'tableEx', 'Quiet'));
    expect(resolvePointer(seen, '/visualStyles/tableEx/*/grid/0/rowPadding')).toBe(9);
    const still = resolveTheme(compileTheme(quiet));
    expect(resolvePointer(still, '/visualStyles/tableEx/*/grid/0/rowPadding')).not.toBe(9);
  });

  it('is worn by default, until it is not or is gone', () => {
    const worn = setDefaultPreset(quiet, 'tableEx', 'Quiet');
    expect(findDefaultPreset(compileTheme(worn), 'tableEx')).toBe('Quiet');
    expect(
      findDefaultPreset(compileTheme(setDefaultPreset(worn, 'tableEx', null)), 'tableEx'),
    ).toBeNull();
    const gone = removePreset(worn, 'tableEx', 'Quiet');
    expect(compileTheme(gone)).toEqual(compileTheme(PLAIN));
  });

  it('of an imported theme is taken out of the branch that holds it', () => {
    const style = { legend: [{ show: false }] };
    const theme = { name: 'T', visualStyles: { azureMap: { '*': style, Bold: style } } };
    const document = createDocument(theme);
    const gone = removePreset(document, 'azureMap', 'Bold');
    expect(compileTheme(gone)['visualStyles']).toEqual({ azureMap: { '*': style } });
  });

  it('stays where the rest of the visual is reset', () => {
    const edited = {
      ...quiet,
      changes: { ...quiet.changes, '/visualStyles/tableEx/*/title/0/show': { set: false } },
    };
    expect(compileTheme(resetVisual(edited, 'tableEx'))).toEqual(compileTheme(quiet));
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
    expect(checkPresetName(compileTheme(quiet), 'tableEx', name)).toBe(fault);
    if (fault === null) {
      const named = addPreset(quiet, 'tableEx', name, EMPTY);
      expect(names(named)).toEqual(['Quiet', name]);
      expect(names(removePreset(named, 'tableEx', name))).toEqual(['Quiet']);
    }
  });
});
