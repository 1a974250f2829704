import { isObject, type Json, type JsonObject } from '../model/json';
import type { Theme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { resolveColor } from '../model/theme-colors';
import { placeVisuals, type PageDesign, type PlacedPage } from './design';
import { createCard, createLiteral, formatLiteral } from './expressions';
import { SCHEMAS } from './schemas';
import { buildVisualJson, formatVisualName } from './visual-json';

/** Builds the files of a page and its visuals. */
export function buildPageFiles(
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
          background: buildGround('background', theme, base),
          outspace: buildGround('outspace', theme, base),
        },
      },
    ],
    ...placeVisuals(page).map((item, i): [string, JsonObject] => [
      `${folder}/visuals/${formatVisualName(page.id, item.visual)}/visual.json`,
      buildVisualJson(page.id, item, i),
    ]),
  ];
}

/**
 * Sets the page and wallpaper colours explicitly, because not every version of Power BI takes them
 * from a theme.
 */
function buildGround(name: 'background' | 'outspace', theme: Theme, base: Theme): Json {
  const own = findGround(theme, name) ?? findGround(base, name);
  const color = resolveColor(theme, own?.['color'])?.hex ?? '#ffffff';
  const { transparency } = own ?? {};
  return [
    createCard({
      color: { solid: { color: { expr: { Literal: { Value: formatLiteral(color) } } } } },
      transparency: createLiteral(typeof transparency === 'number' ? transparency : 0),
    }),
  ];
}

function findGround(theme: Theme, name: string): JsonObject | undefined {
  const found = resolvePointer(theme, `/visualStyles/page/*/${name}/0`);
  return isObject(found) ? found : undefined;
}
