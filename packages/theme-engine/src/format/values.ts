import { isObject, type Json, type JsonObject } from '../model/json';
import type { Pointer } from '../model/pointer';
import { optionsOf, type TypeName } from './description/read-description';
import { COLOR_KEYS, FONT_SIZE, THEME_COLORS } from './description/theme-keys';
import { createWrongValue, shown, type Report } from './finding';
import {
  bounded, isNumber, isText, listOf, object, oneOf, plain, variants, type Check,
} from './value-shapes'; // prettier-ignore

const HEX = /^#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})$/i;
const STATE = /^[A-Za-z\d]+$/;
const PART =
  '(?:selection:(?:selected|unselected|default)|expansion:(?:expanded|collapsed)|interaction:(?:hover|press|rest)|series:selectall)';
const ITEM_STATE = new RegExp(
  `^(?:default|selection|press|hover|(?:${PART})?(?:-${PART})*)$`, // prettier-ignore
);

const isHex = (value: Json): value is string => typeof value === 'string' && HEX.test(value);

const HEX_WORDS = 'A colour is #RGB, #RRGGBB or #RRGGBBAA.';
const COLOR_WORDS =
  'A colour is #RGB, #RRGGBB, #RRGGBBAA or the name of a theme colour, such as foreground.';

const text = plain('text', isText, 'It takes text in quotes.');
const number = plain('number', isNumber, 'It takes a number without quotes.');
const boolean = plain('boolean', (value) => typeof value === 'boolean', 'It takes true or false.');
const oldNamed = plain(
  'themeColor',
  (value) => isHex(value) || (isText(value) && THEME_COLORS.includes(value)),
  COLOR_WORDS,
);

/** Names that Microsoft's base themes of 2026 use in visuals, although schema 2.152 refuses them. */
export const isNewerColorName = (value: Json | undefined): boolean =>
  typeof value === 'string' && Object.hasOwn(COLOR_KEYS, value) && !THEME_COLORS.includes(value);

const named: Check = (value, at, report) => {
  if (!isNewerColorName(value)) return oldNamed(value, at, report);
  const message = `Version 2.152 of Power BI’s theme schema takes no colour named ${shown(value)} in a visual; Microsoft’s newest base themes use it. That version takes ${THEME_COLORS.join(', ')}.`;
  report({ kind: 'wrong-value', at, value, type: 'themeColor', message });
};
const fontSize = plain(
  'fontSize',
  (value) => isNumber(value) && value >= FONT_SIZE.min && value <= FONT_SIZE.max,
  `It takes a number from ${FONT_SIZE.min} to ${FONT_SIZE.max}, without quotes.`,
);
const anything: Check = () => {};

const dataColor = object(
  'dataColor',
  {
    expr: object(
      'dataColor',
      {
        ThemeDataColor: object(
          'dataColor',
          { ColorId: bounded(0, Infinity, true), Percent: bounded(-1, 1) },
          ['ColorId'],
        ),
      },
      ['ThemeDataColor'],
    ),
  },
  ['expr'],
);

const fill = variants(
  'color',
  {
    solid: object(
      'color',
      {
        solid: object(
          'solid',
          {
            color: (value, at, report) => (isObject(value) ? dataColor : named)(value, at, report),
          },
          ['color'],
        ),
      },
      ['solid'],
    ),
    gradient: object(
      'color',
      {
        gradient: object('gradient', { startColor: named, endColor: named }, [
          'startColor',
          'endColor',
        ]),
      },
      ['gradient'],
    ),
    pattern: object(
      'color',
      { pattern: object('pattern', { patternKind: text, color: named }, ['patternKind']) },
      ['pattern'],
    ),
  },
  'A visual’s colour is written { "solid": { "color": "#RRGGBB" } }.',
);

const stop = object('colorStop', { color: named, value: number }, ['color', 'value']);
const missing = object('missingValues', { strategy: text, color: named }, ['strategy']);

const colorScale = variants(
  'colorScale',
  {
    linearGradient2: object(
      'colorScale',
      {
        linearGradient2: object(
          'colorScale',
          { min: stop, max: stop, nullColoringStrategy: missing },
          ['max', 'min'],
        ),
      },
      ['linearGradient2'],
    ),
    linearGradient3: object(
      'colorScale',
      {
        linearGradient3: object(
          'colorScale',
          { min: stop, mid: stop, max: stop, nullColoringStrategy: missing },
          ['max', 'mid', 'min'],
        ),
      },
      ['linearGradient3'],
    ),
  },
  'A colour scale is an object with linearGradient2 or linearGradient3.',
);

const annotation = variants(
  'annotation',
  {
    text: object(
      'annotation',
      {
        text, key: text, offsetX: number, offsetY: number, width: number, height: number,
        lastEditUTCTimestamp: number,
      },
      ['text'],
    ),
    color: object(
      'annotation',
      {
        color: text, fontColor: text, backColor: text, emphasizeText: boolean,
        strokeDasharray: text, shouldOffsetVisibleOutlinesInbound: boolean,
        targets: listOf('list', anything, 'It takes a list.'),
      },
      ['color'],
    ),
  },
  'An annotation is an object with text or color.',
); // prettier-ignore

const fontWeight: Check = (value, at, report) =>
  (isNumber(value) ? bounded(1, 1000) : oneOf('fontWeight', ['normal', 'bold']))(value, at, report);

const paragraph = object(
  'paragraph',
  {
    horizontalTextAlignment: anything,
    textRuns: object(
      'textRun',
      {
        value: text,
        url: text,
        textRunStyle: object(
          'textRunStyle',
          {
            fontFamily: text, fontSize, fontWeight, color: named,
            fontStyle: oneOf('fontStyle', ['normal', 'italic']),
            textDecoration: oneOf('textDecoration', ['underline']),
          },
          [],
        ),
      },
      ['value'],
    ),
  },
  [],
); // prettier-ignore

const image = object(
  'image',
  { name: text, url: text, scaling: oneOf('imageScalingType', ['Normal', 'Fit', 'Fill']) },
  ['name', 'url'],
);

const icon = object(
  'icon',
  {
    layout: oneOf('iconLayout', ['After', 'Before', 'IconOnly']),
    verticalAlignment: oneOf('iconAlignment', ['Top', 'Middle', 'Bottom']),
    value: object('iconValue', { svgId: text, url: text }, ['svgId', 'url']),
  },
  [],
);

const dataBars = object(
  'dataBars',
  {
    minValue: number, maxValue: number, positiveColor: fill, negativeColor: fill, axisColor: fill,
    reverseDirection: boolean, hideText: boolean,
  },
  ['reverseDirection', 'hideText'],
); // prettier-ignore

const itemLocation = object(
  'itemLocation',
  {
    byReference: object('itemReference', { itemId: text, workspaceId: text, folderId: text }, [
      'itemId',
    ]),
  },
  ['byReference'],
);

const paragraphs = listOf('paragraphs', paragraph, 'It takes a list of paragraphs.');

const CHECKS: Record<TypeName, Check> = {
  boolean, number, text, fontSize, color: fill, image, icon, colorScale, dataBars, paragraphs,
  itemLocation, annotation,
  integer: plain('integer', (value) => Number.isInteger(value), 'It takes a whole number without quotes.'),
  numberOrText: plain('numberOrText', (value) => isNumber(value) || isText(value), 'It takes a number or text.'),
  textOrInteger: plain('textOrInteger', (value) => isText(value) || Number.isInteger(value), 'It takes text or a whole number.'),
  scalar: plain('scalar', (value) => value !== null && typeof value !== 'object', 'It takes text, a number, true or false.'),
  state: plain('state', (value) => isText(value) && STATE.test(value), 'It takes the name of a state, such as "default" or "hover".'),
  itemState: plain('itemState', (value) => isText(value) && ITEM_STATE.test(value), 'It takes the name of a state, such as "default" or "selection:selected".'),
  hex: plain('hex', isHex, HEX_WORDS),
}; // prettier-ignore

const choiceChecks = new Map<TypeName, Check>();

/** Checks a value of a type that the description names. */
export function checkValue(type: TypeName, value: Json, at: Pointer, report: Report): void {
  let check = CHECKS[type] ?? choiceChecks.get(type);
  if (!check) {
    check = oneOf(
      type,
      (optionsOf(type) ?? []).map((option) => option.value),
    );
    choiceChecks.set(type, check);
  }
  check(value, at, report);
}

const OBJECTS: readonly Check[] = [
  fill, dataBars, colorScale, icon, image, itemLocation, annotation,
]; // prettier-ignore

/** Checks a value whose property is not known: any of the kinds of value there are. */
export function checkAnyValue(value: Json, at: Pointer, report: Report): void {
  if (Array.isArray(value)) return paragraphs(value, at, report);
  if (value !== null && typeof value !== 'object') return;
  if (isObject(value) && OBJECTS.some((check) => isRight(check, value))) return;
  // Anyone who wrote solid meant a colour: its own words help more than a list of everything.
  if (isObject(value) && hasAny(value, ['solid', 'gradient', 'pattern'])) {
    return fill(value, at, report);
  }
  const right =
    'It takes text, a number, true, false, or a colour { "solid": { "color": "#RRGGBB" } }.';
  report(createWrongValue(at, value, 'any', right));
}

function hasAny(value: JsonObject, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(value, key));
}

function isRight(check: Check, value: Json): boolean {
  let right = true;
  check(value, '', () => (right = false));
  return right;
}

/** Checks one of the theme's icons. */
export const checkIcon: Check = object('themeIcon', { url: text, description: text }, ['url']);
/** Checks a text class. */
export const checkTextClass: Check = object(
  'textClass',
  { fontFace: text, fontSize, fontWeight: text, color: CHECKS['hex'] ?? anything },
  [],
);
