import { isObject, type Json, type JsonObject } from '../model/json';
import { formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { unquote } from './plain-value';
import type { OpenReport, ReportFile } from './report-files';
import { readPreset } from './visual-presets';

export type LiteralKind = 'color' | 'font' | 'size';

/** A colour, font or size that a report sets instead of leaving it to the theme. */
export interface Literal {
  readonly kind: LiteralKind;
  readonly file: ReportFile;
  /** The title of its page; empty for a bookmark. */
  readonly page: string;
  /** The name of its visual; empty for a page. */
  readonly visual: string;
  readonly visualType: string;
  readonly card: string;
  readonly property: string;
  /** Pointer of the setting in its file, and of its value. */
  readonly setting: Pointer;
  readonly at: Pointer;
  /** Notation: a Power BI literal, or plain text in a text run. */
  readonly form: 'expression' | 'plain';
  /** Selector of the series, point or state. A data colour chosen for one must stay a literal. */
  readonly hasSelector: boolean;
  readonly value: string | number;
  /** True if its visual uses a style preset. */
  readonly isInPreset: boolean;
}

/**
 * Returns true if the theme decides a font or text size once the report no longer sets it. A single
 * series, a text run and a visual with a style preset would get a different one.
 */
export function canFollow({ kind, hasSelector, form, isInPreset }: Literal): boolean {
  return kind !== 'color' && form === 'expression' && !hasSelector && !isInPreset;
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;
const FONT = /^(?:title|sub|value|category)?font(?:Family|Face)$/i;
const SIZE = /(?:fontSize|textSize)$/i;

const found = new WeakMap<OpenReport, readonly Literal[]>();

/**
 * Lists all literals of a report, page by page, except conditional formatting, whose rules set its
 * colours.
 */
export function listLiterals(report: OpenReport): readonly Literal[] {
  const literals = found.get(report) ?? collectLiterals(report);
  found.set(report, literals);
  return literals;
}

function collectLiterals(report: OpenReport): Literal[] {
  return [
    ...report.pages.flatMap((page) => [
      ...listObjectLiterals(page, '/objects', {
        page: page.title,
        visual: '',
        visualType: 'page',
        isInPreset: false,
      }),
      ...page.visuals.flatMap((visual) => {
        const owner = {
          page: page.title,
          visual: visual.name,
          visualType: visual.type,
          isInPreset: readPreset(visual) !== null,
        };
        return OBJECTS.flatMap((at) => listObjectLiterals(visual, at, owner));
      }),
    ]),
    ...report.bookmarks.flatMap(listBookmarkLiterals),
  ];
}

const OBJECTS = ['/visual/objects', '/visual/visualContainerObjects', '/visualGroup/objects'];

type Owner = Pick<Literal, 'page' | 'visual' | 'visualType' | 'isInPreset'>;

/** Lists the literals of bookmarks, which store changed formatting by section and visual. */
function listBookmarkLiterals(file: ReportFile): Literal[] {
  const sections = toObject(resolvePointer(file.json, '/explorationState/sections'));
  return Object.keys(sections).flatMap((section) => {
    const containers = `/explorationState/sections${formatPointer(section)}/visualContainers`;
    return Object.keys(toObject(resolvePointer(file.json, containers))).flatMap((visual) => {
      const single = `${containers}${formatPointer(visual)}/singleVisual`;
      const type = resolvePointer(file.json, `${single}/visualType`);
      const owner = {
        page: '',
        visual,
        visualType: typeof type === 'string' ? type : '',
        isInPreset: false,
      };
      return ['/objects/merge', '/objects'].flatMap((at) =>
        listObjectLiterals(file, single + at, owner),
      );
    });
  });
}

function listObjectLiterals(file: ReportFile, objects: Pointer, owner: Owner): Literal[] {
  return Object.entries(toObject(resolvePointer(file.json, objects))).flatMap(([card, entries]) =>
    toList(entries).flatMap((entry, i) => {
      const properties = `${objects}${formatPointer(card, i)}/properties`;
      const hasSelector = isObject(entry) && 'selector' in entry;
      return Object.entries(toObject(resolvePointer(entry, '/properties'))).flatMap(
        ([property, value]) =>
          listSettingLiterals(value, `${properties}${formatPointer(property)}`, property).map(
            (found) => ({
              ...owner,
              ...found,
              file,
              card,
              property,
              hasSelector,
              setting: `${properties}${formatPointer(property)}`,
            }),
          ),
      );
    }),
  );
}

type Found = Pick<Literal, 'kind' | 'at' | 'form' | 'value'>;

function listSettingLiterals(value: Json, at: Pointer, property: string): Found[] {
  if (property === 'paragraphs') return listParagraphLiterals(value, at);
  const color = readLiteral(resolvePointer(value, '/solid/color/expr'));
  if (color !== undefined) {
    const hex = unquote(color);
    return HEX.test(hex)
      ? [{ kind: 'color', at: `${at}/solid/color/expr`, form: 'expression', value: hex }]
      : [];
  }
  const plain = readLiteral(resolvePointer(value, '/expr'));
  if (plain === undefined) return [];
  if (FONT.test(property)) {
    return [{ kind: 'font', at: `${at}/expr`, form: 'expression', value: unquote(plain) }];
  }
  const size = Number(plain.replace(/[DLM]$/, ''));
  return SIZE.test(property) && Number.isFinite(size)
    ? [{ kind: 'size', at: `${at}/expr`, form: 'expression', value: size }]
    : [];
}

function listParagraphLiterals(value: Json, at: Pointer): Found[] {
  return toList(value).flatMap((paragraph, i) =>
    toList(resolvePointer(paragraph, '/textRuns')).flatMap((run, j) => {
      const style = `${at}${formatPointer(i, 'textRuns', j)}/textStyle`;
      const { color, fontFamily, fontSize } = toObject(resolvePointer(run, '/textStyle'));
      const found: Found[] = [];
      if (typeof color === 'string' && HEX.test(color)) {
        found.push({ kind: 'color', at: `${style}/color`, form: 'plain', value: color });
      }
      if (typeof fontFamily === 'string') {
        found.push({ kind: 'font', at: `${style}/fontFamily`, form: 'plain', value: fontFamily });
      }
      const points = typeof fontSize === 'string' ? /^([\d.]+)pt$/.exec(fontSize)?.[1] : undefined;
      if (points !== undefined) {
        found.push({ kind: 'size', at: `${style}/fontSize`, form: 'plain', value: Number(points) });
      }
      return found;
    }),
  );
}

function readLiteral(expression: Json | undefined): string | undefined {
  const value = resolvePointer(expression, '/Literal/Value');
  return typeof value === 'string' ? value : undefined;
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
