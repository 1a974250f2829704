import { isObject, type Json } from '../model/json';
import { valueAt, type Pointer } from '../model/pointer';
import { parseColor } from '../model/theme-colors';
import { plainOf } from './plain-value';
import type { ReportVisual } from './report-files';

/** A paragraph of a text box, drawn in the style of its first words. */
export interface Paragraph {
  readonly text: string;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly isBold: boolean;
  readonly alignment: string;
}

/** The text that a report sets on a card of a visual; undefined if there is none or a measure sets it. */
export function textOn(visual: ReportVisual, card: Pointer, property = 'text'): string | undefined {
  const [first] = listOf(valueAt(visual.json, card)).flatMap((entry) => {
    const text = valueAt(entry, `/properties/${property}`);
    const plain = text === undefined ? undefined : plainOf(text);
    return typeof plain === 'string' ? [plain] : [];
  });
  return first;
}

/** Returns a visual's title: its own text, or the one Power BI generates from its fields. */
export function titleOf(visual: ReportVisual): string | undefined {
  const own = textOn(visual, '/visual/visualContainerObjects/title');
  return own ?? (UNTITLED.has(visual.type) ? undefined : titleOfFields(visual));
}

/** Kinds for which Power BI makes no title (`suppressDefaultTitle` in Microsoft's description), shown or not. */
const UNTITLED: ReadonlySet<string> = new Set([
  ...['actionButton', 'aiNarratives', 'basicShape', 'bookmarkNavigator', 'card', 'cardVisual'],
  ...['decompositionTreeVisual', 'filterSlicer', 'image', 'keyDriversVisual', 'matrix'],
  ...['multiRowCard', 'pageNavigator', 'pivotTable', 'qnaVisual', 'rdlVisual', 'scorecard'],
  ...['shape', 'slicer', 'table', 'tableEx', 'textbox'],
]);

/** Roles of what a visual is broken down by; the others hold what it measures. */
const BY = /^(?:Category|Rows|Columns|Group|Series|Details|Location|Legend)$/;

function titleOfFields(visual: ReportVisual): string | undefined {
  const roles = [...fieldsOf(visual)].filter(([role]) => role !== 'Tooltips');
  const named = (isBy: boolean) =>
    roles
      .filter(([role]) => BY.test(role) === isBy)
      .flatMap(([, fields]) => fields.map(({ name }) => name));
  const parts = [named(false), named(true)].filter((fields) => fields.length > 0).map(listed);
  return parts.length === 0 ? undefined : parts.join(' by ');
}

/** The field that a slicer slices by. */
export function fieldOf(visual: ReportVisual): string | undefined {
  return [...fieldsOf(visual).values()][0]?.[0]?.name;
}

/** A field on a visual, by the name that readers see. */
export interface VisualField {
  readonly name: string;
  /** A measure or an aggregated column: its values are figures. */
  readonly isMeasured: boolean;
}

/** The fields of a visual by the roles they have there; roles without a field are left out. */
export function fieldsOf({ json }: ReportVisual): ReadonlyMap<string, readonly VisualField[]> {
  const roles = valueAt(json, '/visual/query/queryState');
  return new Map(
    Object.entries(isObject(roles) ? roles : {}).flatMap(([role, state]) => {
      const fields = listOf(valueAt(state, '/projections')).flatMap(fieldIn);
      return fields.length === 0 ? [] : [[role, fields] as const];
    }),
  );
}

function fieldIn(projection: Json): VisualField[] {
  const own = valueAt(projection, '/displayName') ?? valueAt(projection, '/nativeQueryRef');
  const path = wordOf(valueAt(projection, '/queryRef'));
  const name = typeof own === 'string' ? own : /([^.()]+)\)?$/.exec(path)?.[1];
  if (name === undefined) return [];
  const field = valueAt(projection, '/field');
  const isMeasured = isObject(field)
    ? !('Column' in field) && !('HierarchyLevel' in field)
    : /^\w+\(/.test(path);
  return [{ name, isMeasured }];
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The paragraphs of a text box. */
export function paragraphsOf({ json }: ReportVisual): Paragraph[] {
  return listOf(valueAt(json, '/visual/objects/general'))
    .flatMap((entry) => listOf(valueAt(entry, '/properties/paragraphs')))
    .map((paragraph) => {
      const runs = listOf(valueAt(paragraph, '/textRuns'));
      const style = runs.map((run) => valueAt(run, '/textStyle')).find(isObject);
      const points = /^([\d.]+)pt$/.exec(wordOf(style?.['fontSize']))?.[1];
      const color = parseColor(style?.['color'] ?? null)?.hex;
      return {
        text: runs.map((run) => wordOf(valueAt(run, '/value'))).join(''),
        ...(points !== undefined && { size: Number(points) }),
        ...(color !== undefined && { color }),
        isBold: style?.['fontWeight'] === 'bold',
        alignment: wordOf(valueAt(paragraph, '/horizontalTextAlignment')) || 'left',
      };
    });
}

const wordOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => isObject(each)) : [];
