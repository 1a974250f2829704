import { isObject, type Json } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { parseColor } from '../model/theme-colors';
import { toPlainValue } from './plain-value';
import type { ReportVisual } from './report-files';

/** A paragraph of a text box, drawn in the style of its first run. */
export interface Paragraph {
  readonly text: string;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly isBold: boolean;
  readonly alignment: string;
}

/**
 * Returns the text that a report sets on a visual's card; undefined if it sets none or a measure
 * does.
 */
export function readText(
  visual: ReportVisual,
  card: Pointer,
  property = 'text',
): string | undefined {
  const [first] = toObjects(resolvePointer(visual.json, card)).flatMap((entry) => {
    const text = resolvePointer(entry, `/properties/${property}`);
    const plain = text === undefined ? undefined : toPlainValue(text);
    return typeof plain === 'string' ? [plain] : [];
  });
  return first;
}

/** Returns a visual's title: its own text, or the one Power BI generates from its fields. */
export function findTitle(visual: ReportVisual): string | undefined {
  const own = readText(visual, '/visual/visualContainerObjects/title');
  return own ?? (UNTITLED.has(visual.type) ? undefined : composeTitle(visual));
}

/**
 * Visuals for which Power BI generates no title (`suppressDefaultTitle` in Microsoft's
 * description).
 */
const UNTITLED: ReadonlySet<string> = new Set([
  ...['actionButton', 'aiNarratives', 'basicShape', 'bookmarkNavigator', 'card', 'cardVisual'],
  ...['decompositionTreeVisual', 'filterSlicer', 'image', 'keyDriversVisual', 'matrix'],
  ...['multiRowCard', 'pageNavigator', 'pivotTable', 'qnaVisual', 'rdlVisual', 'scorecard'],
  ...['shape', 'slicer', 'table', 'tableEx', 'textbox'],
]);

/** Roles for grouping. The other roles contain measured values. */
const BY = /^(?:Category|Rows|Columns|Group|Series|Details|Location|Legend)$/;

function composeTitle(visual: ReportVisual): string | undefined {
  const roles = [...listFields(visual)].filter(([role]) => role !== 'Tooltips');
  const listNames = (isBy: boolean) =>
    roles
      .filter(([role]) => BY.test(role) === isBy)
      .flatMap(([, fields]) => fields.map(({ name }) => name));
  const parts = [listNames(false), listNames(true)]
    .filter((fields) => fields.length > 0)
    .map(joinWords);
  return parts.length === 0 ? undefined : parts.join(' by ');
}

/** Returns the field of a slicer. */
export function findField(visual: ReportVisual): string | undefined {
  return [...listFields(visual).values()][0]?.[0]?.name;
}

/** A field of a visual, by its display name. */
export interface VisualField {
  readonly name: string;
  /** True for a measure or an aggregated column, whose values are numbers. */
  readonly isMeasured: boolean;
}

/** Returns the fields of a visual by role, without empty roles. */
export function listFields({ json }: ReportVisual): ReadonlyMap<string, readonly VisualField[]> {
  const roles = resolvePointer(json, '/visual/query/queryState');
  return new Map(
    Object.entries(isObject(roles) ? roles : {}).flatMap(([role, state]) => {
      const fields = toObjects(resolvePointer(state, '/projections')).flatMap(readField);
      return fields.length === 0 ? [] : [[role, fields] as const];
    }),
  );
}

function readField(projection: Json): VisualField[] {
  const own =
    resolvePointer(projection, '/displayName') ?? resolvePointer(projection, '/nativeQueryRef');
  const path = toText(resolvePointer(projection, '/queryRef'));
  const name = typeof own === 'string' ? own : /([^.()]+)\)?$/.exec(path)?.[1];
  if (name === undefined) return [];
  const field = resolvePointer(projection, '/field');
  const isMeasured = isObject(field)
    ? !('Column' in field) && !('HierarchyLevel' in field)
    : /^\w+\(/.test(path);
  return [{ name, isMeasured }];
}

const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Returns the paragraphs of a text box. */
export function listParagraphs({ json }: ReportVisual): Paragraph[] {
  return toObjects(resolvePointer(json, '/visual/objects/general'))
    .flatMap((entry) => toObjects(resolvePointer(entry, '/properties/paragraphs')))
    .map((paragraph) => {
      const runs = toObjects(resolvePointer(paragraph, '/textRuns'));
      const style = runs.map((run) => resolvePointer(run, '/textStyle')).find(isObject);
      const points = /^([\d.]+)pt$/.exec(toText(style?.['fontSize']))?.[1];
      const color = parseColor(style?.['color'] ?? null)?.hex;
      return {
        text: runs.map((run) => toText(resolvePointer(run, '/value'))).join(''),
        ...(points !== undefined && { size: Number(points) }),
        ...(color !== undefined && { color }),
        isBold: style?.['fontWeight'] === 'bold',
        alignment: toText(resolvePointer(paragraph, '/horizontalTextAlignment')) || 'left',
      };
    });
}

const toText = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const toObjects = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => isObject(each)) : [];
