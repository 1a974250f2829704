import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listProperties, findProperty } from '@flexa/theme-engine/settings';
import { parsePointer, MORE_VISUALS, formatPointer, type Theme } from '@flexa/theme-engine/model';
import { createThemeReader, type ThemeReader } from '../theme-reader';
import { StillResolver } from '../theme-resolver';
import { MORE_LAYOUTS } from './more-page';

const tiles = MORE_LAYOUTS.desktop.visuals.filter(({ visual }) => visual in MORE_VISUALS);
/** Cards that the parts of all charts draw, which other tests look at. */
const SHARED = [
  'background',
  'border',
  'title',
  'dropShadow',
  'legend',
  'categoryAxis',
  'valueAxis',
];
const MARK = '#fe01dc';

/** A visual's own settings, all switches on. */
function switchOnSettings(visual: string): Record<string, readonly [Record<string, boolean>]> {
  const cards: Record<string, readonly [Record<string, boolean>]> = {};
  for (const { at, type } of listProperties(visual)) {
    const [, , , card = '', , name = ''] = parsePointer(at);
    if (type.kind === 'boolean') (cards[card] ??= [{}])[0][name] = true;
  }
  // With it the colour of an outline is not asked for.
  if (cards['bubbleLayer']) cards['bubbleLayer'][0]['autoStrokeColor'] = false;
  return cards;
}

function renderTile(
  { visual, draw, box }: (typeof tiles)[number],
  theme: Theme,
  seen = createThemeReader(theme),
) {
  const node = draw(new StillResolver(seen, visual), box);
  return renderToStaticMarkup(createElement('svg', null, node));
}

/** The colours of a visual's own cards that its drawing asks for. */
function collectReadColors(tile: (typeof tiles)[number]): [card: string, item: string][] {
  const styles = { [tile.visual]: { '*': switchOnSettings(tile.visual) } };
  const plain = createThemeReader({ name: 'T', visualStyles: styles });
  const found = new Map<string, [string, string]>();
  const recording: ThemeReader = {
    ...plain,
    findColor: (visual, card, item, state) => {
      if (!SHARED.includes(card)) {
        found.set(`${card} ${item}`, [card, item]);
      }
      return plain.findColor(visual, card, item, state);
    },
  };
  renderTile(tile, {}, recording);
  return [...found.values()];
}

it('has every visual that the other pages lack, on a phone too', () => {
  for (const { visuals } of Object.values(MORE_LAYOUTS)) {
    const here = visuals.map(({ visual }) => visual);
    expect(here).toEqual(expect.arrayContaining(Object.keys(MORE_VISUALS)));
  }
});

describe.each(tiles)('$title', (tile) => {
  it('asks for colours that Power BI knows, and shows each of them', () => {
    for (const [card, item] of collectReadColors(tile)) {
      const at = formatPointer('visualStyles', tile.visual, '*', card, 0, item);
      expect(findProperty(at)?.type.kind, `${card}.${item}`).toBe('color');
      const cards = switchOnSettings(tile.visual);
      const own = {
        ...cards,
        [card]: [{ ...cards[card]?.[0], [item]: { solid: { color: MARK } } }],
      };
      const theme = { name: 'T', visualStyles: { [tile.visual]: { '*': own } } };
      expect(renderTile(tile, theme), `${card}.${item}`).toContain(MARK);
    }
  });
});
