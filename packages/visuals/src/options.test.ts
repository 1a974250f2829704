import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import { expect, test } from 'vitest';
import type { SettingOption, StoredSettings } from './settings/table';
import { DRAWINGS } from './testing/drawings';
import { LIGHT } from './testing/palettes';

const SEASONS = Array.from({ length: 48 }, (_, i) => {
  const noise = ((i * 7919) % 13) * 9000;
  return i === 30 ? 2_400_000 : 900_000 + Math.round(Math.sin((i / 6) * Math.PI) * 300_000) + noise;
});
const UPS_AND_DOWNS = [1_240_500, -812_250, 925_125, -431_000];
/** Small changes of a large total. */
const LARGE_AND_SMALL = [1_240_500, 12_250, -8_125, 4_000];

/** Further settings without which an option has no visible effect. */
const BESIDE: Partial<Record<FlexaVisualName, Record<string, StoredSettings>>> = {
  'bullet-list': {
    'values.good': { values: { kind: 'difference' } },
    'values.bad': { values: { kind: 'difference' } },
    'values.sense': { values: { kind: 'difference' } },
  },
  table: { 'colors.paint': { colors: { rules: '> 0: red' } } },
  bridge: { 'difference.kind': { difference: { show: true } } },
};

/** Every value of an option, as far as they can be told. */
function listValues(option: SettingOption): unknown[] {
  switch (option.kind) {
    case 'flag':
      return [true, false];
    case 'text':
    case 'font':
      return [option.initial, 'Georgia'];
    case 'color':
      return [null, '#123456'];
    case 'number':
      return [...new Set([option.min, option.initial, option.max])];
    case 'choice':
      return option.choices.map(({ value }) => value);
  }
}

const PANELS = ['panels.columns', 'panels.scale'];
const COMMENTS = ['comments.show', 'comments.place', 'comments.fontSize', 'comments.color'];
const BOTH = [...PANELS, ...COMMENTS];

/**
 * Options that only other tests can check: small multiples, comments, sums of a line, groups that fold, and ratios of
 * rows.
 */
const ELSEWHERE: Partial<Record<FlexaVisualName, readonly string[]>> = {
  'variance-columns': BOTH,
  'bullet-list': BOTH,
  bridge: BOTH,
  'key-figure': ['figure.of'],
  table: ['rows.folded', 'rows.ratios', ...COMMENTS],
};

test.each(FLEXA_VISUALS)(
  'colours of $name that nobody chose are those its pane shows',
  ({ name }) => {
    const { draw, settings } = DRAWINGS[name];
    const beside = { values: { kind: 'difference' } };
    const drawStored = (stored: StoredSettings) => draw(UPS_AND_DOWNS, { palette: LIGHT, stored });
    for (const [card, { options }] of Object.entries(settings)) {
      // The colour of text is that of all words, of which some are fainter where nobody chose it.
      if (card === 'text') continue;
      for (const [option, definition] of Object.entries(options)) {
        if (definition.kind !== 'color') continue;
        const color = LIGHT[definition.follows];
        const stored = {
          ...beside,
          [card]: { ...(card === 'values' && beside.values), [option]: color },
        };
        expect([card, option, drawStored(stored)]).toEqual([card, option, drawStored(beside)]);
      }
    }
  },
);

test.each(FLEXA_VISUALS)('every option of $name changes its drawing', ({ name }) => {
  const { draw, settings } = DRAWINGS[name];
  const size = { width: 1600, height: 900 };
  const dead = Object.entries(settings).flatMap(([card, { options }]) =>
    Object.entries(options).flatMap(([option, definition]) => {
      const place = `${card}.${option}`;
      // The key unlocks, and draws nothing.
      if (card === 'flexaLicence' || ELSEWHERE[name]?.includes(place)) return [];
      const beside = BESIDE[name]?.[place] ?? {};
      const drawings = [SEASONS, UPS_AND_DOWNS, SEASONS.slice(0, 4), LARGE_AND_SMALL].map(
        (values) => {
          const all = listValues(definition).map((value) =>
            JSON.stringify(
              draw(values, {
                size,
                stored: { ...beside, [card]: { ...beside[card], [option]: value } },
              }),
            ),
          );
          return new Set(all).size;
        },
      );
      return Math.max(...drawings) === 1 ? [place] : [];
    }),
  );
  expect(dead).toEqual([]);
});
