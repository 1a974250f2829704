import { expect, test } from 'vitest';
import { formatCssVariables } from '@flexa/theme-engine/css-variables';
import { DEFAULT_DECISIONS, type StudioDocument } from '@flexa/theme-engine/model';

const DOCUMENT: StudioDocument = {
  name: 'R&D */ "Blue"',
  decisions: DEFAULT_DECISIONS,
  changes: { '/dataColors/1': { set: '#0AF' }, '/good': { set: '#0e825380' } },
};

test('a CSS parser reads one variable for each colour of the theme', () => {
  const style = document.createElement('style');
  style.textContent = formatCssVariables(DOCUMENT);
  document.head.append(style);
  const rule = style.sheet!.cssRules[0] as CSSStyleRule;
  style.remove();

  expect(rule.selectorText).toBe(':root');
  const names = Array.from(rule.style);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(8 + 8 + 7);
  const readVariable = (name: string) => rule.style.getPropertyValue(name).trim();
  expect(readVariable('--data-colour-1')).toBe('#2563c9');
  expect(readVariable('--data-colour-2')).toBe('#00aaff');
  expect(readVariable('--good')).toBe('#0e8253');
});
