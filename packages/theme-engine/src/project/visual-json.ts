import { isObject, type Json, type JsonObject } from '../model/json';
import type { Placed, VisualDesign } from './design';
import {
  createCard,
  createExpression,
  createInFilter,
  createLiteral,
  createProjection,
} from './expressions';
import { SCHEMAS } from './schemas';

/** Step between stacking positions, which leaves room like Power BI does. */
const STEP = 1000;

/** Builds the file of one visual: position, query and settings. */
export function buildVisualJson(
  page: string,
  placed: Placed<string>,
  position: number,
): JsonObject {
  const { visual, x, y, width, height } = placed;
  const order = position * STEP;
  return {
    $schema: SCHEMAS.visual,
    name: formatVisualName(page, visual),
    position: { x, y, z: order, height, width, tabOrder: order },
    visual: {
      visualType: visual.type,
      ...buildQuery(visual),
      ...buildObjects(visual),
      visualContainerObjects: buildContainer(visual),
      ...(visual.group !== undefined && {
        syncGroup: { groupName: visual.group, fieldChanges: true, filterChanges: true },
      }),
      drillFilterOtherVisuals: true,
    },
  };
}

/** Unique within the report, because Power BI lists visuals of several pages together. */
export function formatVisualName(page: string, visual: VisualDesign<string>): string {
  return `${page}-${visual.id}`;
}

function buildQuery({ fields, sort }: VisualDesign<string>): JsonObject {
  if (!fields) return {};
  const wells = Object.entries(fields).map(([well, names]) => [
    well,
    { projections: names.map((name) => createProjection(name)) },
  ]);
  return {
    query: {
      queryState: Object.fromEntries(wells) as JsonObject,
      ...(sort && {
        sortDefinition: { sort: [{ field: createExpression(sort.by), direction: sort.direction }] },
      }),
    },
  };
}

function buildObjects({ objects: own = {}, chosen, fields }: VisualDesign<string>): JsonObject {
  const field = fields?.Values?.[0];
  const general: JsonObject =
    chosen && field
      ? { general: [createCard({ filter: { filter: createInFilter(field, chosen) } })] }
      : {};
  const all = { ...own, ...general };
  return Object.keys(all).length > 0 ? { objects: all } : {};
}

function buildContainer(visual: VisualDesign<string>): JsonObject {
  const { title, subTitle, titleSize, alt, isBare, container: own = {} } = visual;
  const createText = (value: string) => ({
    show: createLiteral(true),
    text: createLiteral(value),
  });
  const hidden: Json = [createCard({ show: createLiteral(false) })];
  const base: JsonObject = {
    title:
      title === undefined
        ? hidden
        : [
            createCard({
              ...createText(title),
              ...(titleSize && { fontSize: createLiteral(titleSize) }),
            }),
          ],
    ...(subTitle !== undefined && { subTitle: [createCard(createText(subTitle))] }),
    ...(isBare && { background: hidden, border: hidden, dropShadow: hidden }),
    general: [createCard({ altText: createLiteral(alt ?? title ?? visual.id) })],
  };
  return mergeCards(base, own);
}

/** Merges cards of the same name. */
function mergeCards(base: JsonObject, own: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...base };
  for (const [name, cards] of Object.entries(own)) {
    const [mine, theirs] = [readFirst(cards), readFirst(result[name])];
    result[name] = mine && theirs ? [{ properties: { ...theirs, ...mine } }] : cards;
  }
  return result;
}

function readFirst(cards: Json | undefined): JsonObject | undefined {
  const item = Array.isArray(cards) && cards.length === 1 ? (cards[0] as Json) : undefined;
  return isObject(item) && isObject(item.properties) && !('selector' in item)
    ? item.properties
    : undefined;
}
