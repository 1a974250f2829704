import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  gradient,
  pairOf,
  PRESET_NAMES,
  presetPair,
  REPORT_COLORS,
  SHAPE_CONTRAST,
} from '@flexa/theme-engine/model';

const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {");
const css = { light, dark: dark.split('\n}')[0] ?? '' };
const token = (scheme: 'light' | 'dark', name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css[scheme])?.[1];

describe.each(['light', 'dark'] as const)('on a %s page', (scheme) => {
  it('the first picture of the stylesheet is the gradient of the default pair', () => {
    const { first, last } = pairOf({ kind: 'default' }, scheme);
    expect(gradient(first, last)).toEqual(
      Array.from({ length: 8 }, (_, i) => token(scheme, `d${i + 1}`)),
    );
  });

  it('the colours that contrast is computed from are those of the stylesheet', () => {
    const colors = REPORT_COLORS[scheme];
    expect(colors).toMatchObject({
      page: token(scheme, 'report-page'),
      card: token(scheme, 'report-card'),
      text: token(scheme, 'text'),
      muted: token(scheme, 'muted'),
      good: token(scheme, 'success'),
      bad: token(scheme, 'danger'),
      neutral: token('light', 'highlight'),
    });
  });

  it.each(PRESET_NAMES)('the first shade of %s is seen on a card', (name) => {
    const { first } = presetPair(name, scheme);
    expect(contrast(first, REPORT_COLORS[scheme].card)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
  });
});

it('two colours of one’s own stay as they are on both pages', () => {
  const own = { kind: 'own', first: '#112233', last: '#ddeeff' } as const;
  expect(pairOf(own, 'light')).toEqual(pairOf(own, 'dark'));
});
