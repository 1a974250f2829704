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
export function textOn(visual: ReportVisual, card: Pointer): string | undefined {
  const [first] = listOf(valueAt(visual.json, card)).flatMap((entry) => {
    const text = valueAt(entry, '/properties/text');
    const plain = text === undefined ? undefined : plainOf(text);
    return typeof plain === 'string' ? [plain] : [];
  });
  return first;
}

/** What the title of a visual says: its own words, or those that Power BI makes of its fields. */
export function titleOf(visual: ReportVisual): string | undefined {
  return textOn(visual, '/visual/visualContainerObjects/title') ?? titleOfFields(visual);
}

/** Roles of what a visual is broken down by; the others hold what it measures. */
const BY = /^(?:Category|Rows|Columns|Group|Series|Details|Location|Legend)$/;

function titleOfFields(visual: ReportVisual): string | undefined {
  const roles = fieldsByRole(visual).filter(([role]) => role !== 'Tooltips');
  const named = (isBy: boolean) =>
    roles.filter(([role]) => BY.test(role) === isBy).flatMap(([, fields]) => fields);
  const parts = [named(false), named(true)].filter((fields) => fields.length > 0).map(listed);
  return parts.length === 0 ? undefined : parts.join(' by ');
}

/** The field that a slicer slices by. */
export function fieldOf(visual: ReportVisual): string | undefined {
  return fieldsByRole(visual)[0]?.[1][0];
}

function fieldsByRole({ json }: ReportVisual): [role: string, fields: string[]][] {
  const roles = valueAt(json, '/visual/query/queryState');
  return Object.entries(isObject(roles) ? roles : {}).map(([role, state]) => [
    role,
    listOf(valueAt(state, '/projections')).flatMap((projection) => {
      const own = valueAt(projection, '/displayName') ?? valueAt(projection, '/nativeQueryRef');
      if (typeof own === 'string') return [own];
      const path = valueAt(projection, '/queryRef');
      const last = typeof path === 'string' ? /([^.()]+)\)?$/.exec(path)?.[1] : undefined;
      return last === undefined ? [] : [last];
    }),
  ]);
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
