import { expect, test } from 'vitest';
import { createGradient, compileTheme, formatTheme } from '@/features/theme-studio';
import { DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { FILE_HEAD, FIRST, LAST, STEPS } from '../demo/demo-steps';
import { LAYOUTS } from './layouts';
import { LiveReport } from './live-report';
import { drawLiveReport } from './live-report-file';

test('the live report has every layout, and takes each colour from the page', () => {
  const drawing = drawLiveReport();
  for (const layout of Object.keys(LAYOUTS)) expect(drawing).toContain(`<symbol id="${layout}"`);
  const named = new Set(Array.from(drawing.matchAll(/var\(--([\w-]+)\)/g), ([, name]) => name));
  expect(named).toEqual(
    new Set([
      ...Array.from({ length: 8 }, (_, i) => `d${i + 1}`),
      ...['report-page', 'report-card', 'report-line', 'text', 'muted', 'success', 'danger'],
    ]),
  );
  expect(drawing).not.toMatch(/#[0-9a-f]{3}|undefined|NaN/i);
});

test('the live report on a phone has the figures and the charts, without the table', () => {
  const [narrow = ''] = /<symbol id="narrow".*?<\/symbol>/.exec(drawLiveReport()) ?? [];
  expect(Array.from(narrow.matchAll(/data-visual="(\w+)"/g), ([, type]) => type)).toEqual([
    'textbox',
    'cardVisual',
    'lineChart',
    'clusteredBarChart',
    'columnChart',
  ]);
});

test('the live report’s description names nothing that a phone leaves out', () => {
  const words = [
    renderToStaticMarkup(LiveReport({ shades: [] })),
    ...STEPS.map(({ text }) => text),
  ];
  expect(words.filter((text) => /\btable\b|\bfour\b|on the right/.test(text))).toEqual([]);
});

test('the demo’s file begins as the studio writes it', () => {
  const decisions = { ...DEFAULT_DECISIONS, dataColors: createGradient(FIRST, LAST) };
  const lines = formatTheme(compileTheme({ name: 'Demo', decisions, changes: {} })).split('\n');
  expect(lines.slice(0, FILE_HEAD.length)).toEqual(FILE_HEAD);
});
