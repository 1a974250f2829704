import { isObject, type Json, type JsonObject } from '../model/json';
import type { Placed, VisualDesign } from './design';
import { card, expression, isOneOf, literal, projection } from './expressions';
import { SCHEMAS } from './schemas';

/** Between the numbers that say what lies in front, as Power BI leaves room. */
const STEP = 1000;

/** The file of one visual: where it stands, what it asks of the model, and its own settings. */
export function visualJson(page: string, placed: Placed<string>, position: number): JsonObject {
  const { visual, x, y, width, height } = placed;
  const order = position * STEP;
  return {
    $schema: SCHEMAS.visual,
    name: visualName(page, visual),
    position: { x, y, z: order, height, width, tabOrder: order },
    visual: {
      visualType: visual.type,
      ...query(visual),
      ...objects(visual),
      visualContainerObjects: container(visual),
      ...(visual.group !== undefined && {
        syncGroup: { groupName: visual.group, fieldChanges: true, filterChanges: true },
      }),
      drillFilterOtherVisuals: true,
    },
  };
}

/** Unique in the whole report, since visuals of several pages meet in one list in Power BI. */
export function visualName(page: string, visual: VisualDesign<string>): string {
  return `${page}-${visual.id}`;
}

function query({ fields, sort }: VisualDesign<string>): JsonObject {
  if (!fields) return {};
  const wells = Object.entries(fields).map(([well, names]) => [
    well,
    { projections: names.map((name) => projection(name)) },
  ]);
  return {
    query: {
      queryState: Object.fromEntries(wells) as JsonObject,
      ...(sort && {
        sortDefinition: { sort: [{ field: expression(sort.by), direction: sort.direction }] },
      }),
    },
  };
}

function objects({ objects: own = {}, chosen, fields }: VisualDesign<string>): JsonObject {
  const field = fields?.Values?.[0];
  const general: JsonObject =
    chosen && field ? { general: [card({ filter: { filter: isOneOf(field, chosen) } })] } : {};
  const all = { ...own, ...general };
  return Object.keys(all).length > 0 ? { objects: all } : {};
}

function container(visual: VisualDesign<string>): JsonObject {
  const { title, subTitle, titleSize, alt, isBare, container: own = {} } = visual;
  const text = (value: string) => ({ show: literal(true), text: literal(value) });
  const hidden: Json = [card({ show: literal(false) })];
  const base: JsonObject = {
    title:
      title === undefined
        ? hidden
        : [card({ ...text(title), ...(titleSize && { fontSize: literal(titleSize) }) })],
    ...(subTitle !== undefined && { subTitle: [card(text(subTitle))] }),
    ...(isBare && { background: hidden, border: hidden, dropShadow: hidden }),
    general: [card({ altText: literal(alt ?? title ?? visual.id) })],
  };
  return merged(base, own);
}

/** Cards of one name are laid over each other. */
function merged(base: JsonObject, own: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...base };
  for (const [name, cards] of Object.entries(own)) {
    const [mine, theirs] = [first(cards), first(result[name])];
    result[name] = mine && theirs ? [{ properties: { ...theirs, ...mine } }] : cards;
  }
  return result;
}

function first(cards: Json | undefined): JsonObject | undefined {
  const item = Array.isArray(cards) && cards.length === 1 ? (cards[0] as Json) : undefined;
  return isObject(item) && isObject(item.properties) && !('selector' in item)
    ? item.properties
    : undefined;
}
