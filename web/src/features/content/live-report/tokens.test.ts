import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGradient, REPORT_COLORS } from '@/features/theme-studio';

const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {");
const css = { light, dark: dark.split('\n}')[0] ?? '' };
const readToken = (scheme: 'light' | 'dark', name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css[scheme])?.[1];

describe.each(['light', 'dark'] as const)('tokens.css on a %s page', (scheme) => {
  it('tokens.css has eight even steps between the first and the last shade', () => {
    const shades = Array.from({ length: 8 }, (_, i) => readToken(scheme, `d${i + 1}`));
    expect(shades).toEqual(createGradient(shades[0] ?? '', shades[7] ?? ''));
  });

  it('tokens.css has the colours from which contrast is computed', () => {
    expect(REPORT_COLORS[scheme]).toEqual({
      page: readToken(scheme, 'report-page'),
      card: readToken(scheme, 'report-card'),
      text: readToken(scheme, 'text'),
      muted: readToken(scheme, 'muted'),
      good: readToken(scheme, 'success'),
      bad: readToken(scheme, 'danger'),
      neutral: readToken('light', 'highlight'),
    });
  });
});
