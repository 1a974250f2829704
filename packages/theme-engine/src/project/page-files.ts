import { isObject, type Json, type JsonObject } from '../model/json';
import type { Theme } from '../model/document';
import { valueAt } from '../model/pointer';
import { resolveColor } from '../model/theme-colors';
import { placed, type PageDesign, type PlacedPage } from './design';
import { card, literal, literalText } from './expressions';
import { SCHEMAS } from './schemas';
import { visualJson, visualName } from './visual-json';

/** The files of a page: its own and those of its visuals. */
export function pageFiles(
  page: PageDesign | PlacedPage<string>,
  theme: Theme,
  base: Theme,
): [string, JsonObject][] {
  const folder = `definition/pages/${page.id}`;
  return [
    [
      `${folder}/page.json`,
      {
        $schema: SCHEMAS.page,
        name: page.id,
        displayName: page.title,
        displayOption: 'FitToPage',
        height: page.height,
        width: page.width,
        objects: {
          background: ground('background', theme, base),
          outspace: ground('outspace', theme, base),
        },
      },
    ],
    ...placed(page).map((item, i): [string, JsonObject] => [
      `${folder}/visuals/${visualName(page.id, item.visual)}/visual.json`,
      visualJson(page.id, item, i),
    ]),
  ];
}

/** Page and wallpaper say their colour themselves: not every version of Power BI takes them from a theme. */
function ground(name: 'background' | 'outspace', theme: Theme, base: Theme): Json {
  const own = groundOf(theme, name) ?? groundOf(base, name);
  const color = resolveColor(theme, own?.['color'])?.hex ?? '#ffffff';
  const { transparency } = own ?? {};
  return [
    card({
      color: { solid: { color: { expr: { Literal: { Value: literalText(color) } } } } },
      transparency: literal(typeof transparency === 'number' ? transparency : 0),
    }),
  ];
}

function groundOf(theme: Theme, name: string): JsonObject | undefined {
  const found = valueAt(theme, `/visualStyles/page/*/${name}/0`);
  return isObject(found) ? found : undefined;
}
