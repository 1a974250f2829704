import { describe, expect, it } from 'vitest';
import { checkTheme } from '../format/check-theme';
import { DEFAULT_DECISIONS } from './decisions';
import {
  createDocument,
  compileTheme,
  formatTheme,
  type StudioDocument,
  type Theme,
} from './document';
import type { Json } from './json';
import {
  chooseIconName,
  ICON_SETS,
  createIconSet,
  listIcons,
  addIcons,
  removeIcon,
  type IconSet,
} from './theme-icons';

const PLAIN: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
const names = (document: StudioDocument) =>
  listIcons(compileTheme(document)).map(({ name }) => name);

describe('theme icons', () => {
  it.each(Object.keys(ICON_SETS) as IconSet[])(
    'the set %s has the status colours and passes the checks',
    (set) => {
      const document = addIcons(PLAIN, createIconSet(set, DEFAULT_DECISIONS));
      expect(names(document)).toEqual([`${set}_good`, `${set}_neutral`, `${set}_bad`]);
      const theme = compileTheme(document);
      expect(checkTheme(theme, null).errors).toEqual([]);
      expect(JSON.stringify(theme['icons'])).toContain(DEFAULT_DECISIONS.good.replace('#', '%23'));
      expect(compileTheme(createDocument(JSON.parse(formatTheme(theme)) as Theme))).toEqual(theme);
    },
  );

  it('addIcons replaces icons of the same name, and removing the last icon removes the key', () => {
    const [good] = createIconSet('flags', DEFAULT_DECISIONS);
    const twice = addIcons(
      addIcons(PLAIN, [good!]),
      createIconSet('flags', { ...DEFAULT_DECISIONS, good: '#00ff00' }),
    );
    expect(names(twice)).toHaveLength(3);
    expect(listIcons(compileTheme(twice))[0]?.url).toContain('%2300ff00');
    const none = names(twice).reduce(removeIcon, twice);
    expect(compileTheme(none)).toEqual(compileTheme(PLAIN));
  });

  it('an imported list of icons gets names, and listIcons skips invalid entries', () => {
    const icons: Json = [{ url: 'data:a', description: 'A' }, { url: 'data:b' }];
    const document = createDocument({ name: 'T', icons });
    expect(compileTheme(document)['icons']).toEqual(icons);
    const more = removeIcon(document, 'icon1');
    expect(compileTheme(more)['icons']).toEqual({ icon2: { url: 'data:b' } });
    expect(listIcons({ name: 'T', icons: { a: 'b', c: {} } })).toEqual([]);
    expect(listIcons({ name: 'T', icons: 'x' })).toEqual([]);
  });

  it.each([
    ['Flag red.svg', [], 'Flag_red'],
    ['flag.svg', ['flag', 'flag_2'], 'flag_3'],
    ['__proto__.svg', [], 'icon'],
    ['.svg', [], 'icon'],
  ])('chooseIconName names %j beside %j %j', (file, taken, name) => {
    expect(chooseIconName(file, taken)).toBe(name);
  });
});
