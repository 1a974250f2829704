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

describe('style presets of a document', () => {
  it('addPreset moves overrides into the preset, and the visual follows the decisions again', () => {
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

  it('addPreset creates an empty preset and leaves overrides where they are', () => {
    const document = addPreset(TUNED, 'tableEx', 'Loud', EMPTY);
    expect(resolvePointer(compileTheme(document), '/visualStyles/tableEx/Loud')).toEqual({});
    expect(countInStyle(document, 'tableEx', '*')).toBe(2);
  });

  it('a preset passes the checks and survives the file and storage', () => {
    const document = setDefaultPreset(quiet, 'tableEx', 'Quiet');
    const theme = compileTheme(document);
    expect(checkTheme(theme, null).errors).toEqual([]);
    expect(compileTheme(createDocument(JSON.parse(formatTheme(theme)) as Theme))).toEqual(theme);
    expect(parseDocument(document)).toEqual(document);
  });

  it('applyPreset shows a preset on top of the style of all visuals of that kind', () => {
    const seen = resolveTheme(applyPreset(compileTheme(quiet), 'tableEx', 'Quiet'));
    expect(resolvePointer(seen, '/visualStyles/tableEx/*/grid/0/rowPadding')).toBe(9);
    const still = resolveTheme(compileTheme(quiet));
    expect(resolvePointer(still, '/visualStyles/tableEx/*/grid/0/rowPadding')).not.toBe(9);
  });

  it('setDefaultPreset sets and clears the default, and removePreset clears it too', () => {
    const withDefault = setDefaultPreset(quiet, 'tableEx', 'Quiet');
    expect(findDefaultPreset(compileTheme(withDefault), 'tableEx')).toBe('Quiet');
    expect(
      findDefaultPreset(compileTheme(setDefaultPreset(withDefault, 'tableEx', null)), 'tableEx'),
    ).toBeNull();
    const gone = removePreset(withDefault, 'tableEx', 'Quiet');
    expect(compileTheme(gone)).toEqual(compileTheme(PLAIN));
  });

  it('removePreset removes a preset from the branch of an imported theme', () => {
    const style = { legend: [{ show: false }] };
    const theme = { name: 'T', visualStyles: { azureMap: { '*': style, Bold: style } } };
    const document = createDocument(theme);
    const gone = removePreset(document, 'azureMap', 'Bold');
    expect(compileTheme(gone)['visualStyles']).toEqual({ azureMap: { '*': style } });
  });

  it('resetVisual keeps the presets of the visual', () => {
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
  ])('checkPresetName answers the name %j with %j', (name, fault) => {
    expect(checkPresetName(compileTheme(quiet), 'tableEx', name)).toBe(fault);
    if (fault === null) {
      const named = addPreset(quiet, 'tableEx', name, EMPTY);
      expect(names(named)).toEqual(['Quiet', name]);
      expect(names(removePreset(named, 'tableEx', name))).toEqual(['Quiet']);
    }
  });
});
