import { expect, it } from 'vitest';
import type { JsonObject } from '../../model/json';
import { readThemeSchema } from '../../testing/powerbi';
import table from './catalogue.json';
import type { Catalogue } from './catalogue';
import { makeCatalogue } from './make-catalogue';

/** Lists every setting as `visual.card.property type`. */
function listSettings({ common, parts, visuals, kinds, choices }: Catalogue): Set<string> {
  const readType = (word: string) => {
    const [name = '', type = ''] = word.split(':');
    const place = /^\??c(\d+)$/.exec(type)?.[1];
    const values =
      place === undefined ? type : (choices[Number(place)] ?? []).map(([v]) => v).join('|');
    return `${name} ${values}`;
  };
  const all = { '*': common, ...parts, ...visuals };
  return new Set(
    Object.entries(all).flatMap(([visual, cards]) =>
      Object.entries(cards).flatMap(([card, place]) =>
        (kinds[place] ?? '').split(' ').map((word) => `${visual}.${card}.${readType(word)}`),
      ),
    ),
  );
}

it('the catalogue matches the installed version of Microsoft’s catalogue, except for the changes listed here', () => {
  const [made, kept] = [
    listSettings(makeCatalogue(readThemeSchema() as JsonObject)),
    listSettings(table),
  ];
  expect({
    // Run `npm run catalogue` when these are right.
    added: [...made].filter((setting) => !kept.has(setting)),
    gone: [...kept].filter((setting) => !made.has(setting)),
  }).toEqual({ added: [], gone: [] });
});

it('the catalogue contains the settings of both of its sources', () => {
  const settings = [...listSettings(table)].map((setting) => setting.split(' ')[0]);
  expect(settings).toContain('columnChart.legend.position');
  expect(settings).toContain('*.visualHeader.showCopilotSummaryButton');
  expect(settings.length).toBeGreaterThan(7_500);
});
