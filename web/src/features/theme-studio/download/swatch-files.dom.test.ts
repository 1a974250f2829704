import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEFAULT_DECISIONS, themeOf, type StudioDocument } from '@flexa/theme-engine/model';
import { zipOf } from '@flexa/theme-engine/zip';
import { swatchFiles, swatchGroups } from '@flexa/theme-engine/swatches';

const DOCUMENT: StudioDocument = {
  name: 'R&D <3 "Blue"',
  decisions: DEFAULT_DECISIONS,
  changes: { '/dataColors/1': { set: '#0AF' }, '/good': { set: '#0e825380' } },
};
const GROUPS = swatchGroups(themeOf(DOCUMENT));
const ALL = GROUPS.flatMap(({ swatches }) => swatches);

const files = unzipSync(zipOf(swatchFiles(DOCUMENT)));
const file = (end: string) => files[`R&D 3 Blue.${end}`]!;

/** Reads an .ase file back, block by block, as another program would. */
function readAse(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect(strFromU8(bytes.subarray(0, 4))).toBe('ASEF');
  expect([view.getUint16(4), view.getUint16(6)]).toEqual([1, 0]);
  let at = 12;
  const groups: { name: string; swatches: { name: string; color: string }[] }[] = [];
  let isOpen = false;
  const name = () => {
    const length = view.getUint16(at);
    const units = Array.from({ length }, (_, i) => view.getUint16(at + 2 + i * 2));
    at += 2 + length * 2;
    expect(units.pop()).toBe(0);
    return String.fromCharCode(...units);
  };
  const blocks = view.getUint32(8);
  for (let block = 0; block < blocks; block += 1) {
    const type = view.getUint16(at);
    const end = at + 6 + view.getUint32(at + 2);
    at += 6;
    if (type === 0xc001) {
      expect(isOpen).toBe(false);
      isOpen = true;
      groups.push({ name: name(), swatches: [] });
    } else if (type === 0xc002) {
      isOpen = false;
    } else {
      expect(type).toBe(1);
      const swatch = name();
      expect(strFromU8(bytes.subarray(at, at + 4))).toBe('RGB ');
      const rgb = [4, 8, 12].map((offset) => Math.round(view.getFloat32(at + offset) * 255));
      expect(view.getUint16(at + 16)).toBe(2);
      at += 18;
      const color = `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      groups.at(-1)!.swatches.push({ name: swatch, color });
    }
    expect(at).toBe(end);
  }
  expect(at).toBe(bytes.length);
  return groups;
}

test('every colour the theme names is a swatch, in groups', () => {
  expect(GROUPS.map(({ name, swatches }) => [name, swatches.length])).toEqual([
    ['Data colours', 8],
    ['Surfaces and text', 8],
    ['Status and gradient', 7],
  ]);
  expect(ALL[1]).toEqual({ name: 'Data colour 2', color: '#00aaff' });
  expect(ALL.find(({ name }) => name === 'Good')?.color).toBe('#0e8253');
});

test('Adobe Swatch Exchange reads back to the same groups and colours', () => {
  expect(readAse(file('ase'))).toEqual(GROUPS);
});

test('the GIMP palette reads back to the same colours', () => {
  const lines = strFromU8(file('gpl')).trim().split('\n');
  expect(lines.slice(0, 3)).toEqual(['GIMP Palette', 'Name: R&D <3 "Blue"', 'Columns: 8']);
  const read = lines.slice(3).flatMap((line) => {
    const [, red, green, blue, name] = /^\s*(\d+)\s+(\d+)\s+(\d+)\t(.+)$/.exec(line) ?? [];
    if (!name) return [];
    const hex = [red, green, blue].map((byte) => Number(byte).toString(16).padStart(2, '0'));
    return [{ name, color: `#${hex.join('')}` }];
  });
  expect(read).toEqual(ALL);
});

test('the CSS variables are read by a CSS parser, under one name each', () => {
  const style = document.createElement('style');
  style.textContent = strFromU8(file('css'));
  document.head.append(style);
  const rule = style.sheet!.cssRules[0] as CSSStyleRule;
  expect(rule.selectorText).toBe(':root');
  const names = Array.from(rule.style);
  expect(names).toHaveLength(ALL.length);
  expect(rule.style.getPropertyValue('--data-colour-1').trim()).toBe('#2563c9');
  expect(names.map((name) => rule.style.getPropertyValue(name).trim())).toEqual(
    ALL.map(({ color }) => color),
  );
  style.remove();
});

test('the sheet is well-formed SVG with each swatch once, its name kept as it is', () => {
  const sheet = new DOMParser().parseFromString(strFromU8(file('svg')), 'image/svg+xml');
  expect(sheet.querySelector('parsererror')).toBeNull();
  expect(sheet.querySelector('title')?.textContent).toBe('R&D <3 "Blue"');
  const fills = Array.from(sheet.querySelectorAll('rect[rx]'), (rect) => rect.getAttribute('fill'));
  expect(fills).toEqual(ALL.map(({ color }) => color));
});

test('the same theme gives the same bytes', () => {
  expect(zipOf(swatchFiles(DOCUMENT))).toEqual(zipOf(swatchFiles({ ...DOCUMENT })));
});
