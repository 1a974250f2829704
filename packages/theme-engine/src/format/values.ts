import { isObject, type Json, type JsonObject } from '../model/json';
import type { Pointer } from '../model/pointer';
import { listOptions, type TypeName } from './description/read-description';
import { COLOR_KEYS, FONT_SIZE, THEME_COLORS } from './description/theme-keys';
import { createWrongValue, formatValue, type Report } from './finding';
import {
  createRangeCheck, isNumber, isText, createListCheck, createObjectCheck, createChoiceCheck, createPlainCheck, createVariantsCheck, type Check,
} from './value-shapes'; // oxfmt-ignore

const HEX = /^#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})$/i;
const STATE = /^[A-Za-z\d]+$/;
const PART =
  '(?:selection:(?:selected|unselected|default)|expansion:(?:expanded|collapsed)|interaction:(?:hover|press|rest)|series:selectall)';
const ITEM_STATE = new RegExp(
  `^(?:default|selection|press|hover|(?:${PART})?(?:-${PART})*)$`, // oxfmt-ignore
);

const isHex = (value: Json): value is string => typeof value === 'string' && HEX.test(value);

const HEX_WORDS = 'A colour is #RGB, #RRGGBB or #RRGGBBAA.';
const COLOR_WORDS =
  'A colour is #RGB, #RRGGBB, #RRGGBBAA or the name of a theme colour, such as foreground.';

const text = createPlainCheck('text', isText, 'It takes text in quotes.');
const number = createPlainCheck('number', isNumber, 'It takes a number without quotes.');
const boolean = createPlainCheck(
  'boolean',
  (value) => typeof value === 'boolean',
  'It takes true or false.',
);
const oldNamed = createPlainCheck(
  'themeColor',
  (value) => isHex(value) || (isText(value) && THEME_COLORS.includes(value)),
  COLOR_WORDS,
);

/**
 * Colour names that Microsoft's base themes of 2026 use in visuals, although schema 2.152 refuses
 * them.
 */
export const isNewerColorName = (value: Json | undefined): boolean =>
  typeof value === 'string' && Object.hasOwn(COLOR_KEYS, value) && !THEME_COLORS.includes(value);

const checkColorName: Check = (value, at, report) => {
  if (!isNewerColorName(value)) return oldNamed(value, at, report);
  const message = `Version 2.152 of Power BI’s theme schema takes no colour named ${formatValue(value)} in a visual; Microsoft’s newest base themes use it. That version takes ${THEME_COLORS.join(', ')}.`;
  report({ kind: 'wrong-value', at, value, type: 'themeColor', message });
};
const fontSize = createPlainCheck(
  'fontSize',
  (value) => isNumber(value) && value >= FONT_SIZE.min && value <= FONT_SIZE.max,
  `It takes a number from ${FONT_SIZE.min} to ${FONT_SIZE.max}, without quotes.`,
);
const acceptAnything: Check = () => {};

const dataColor = createObjectCheck(
  'dataColor',
  {
    expr: createObjectCheck(
      'dataColor',
      {
        ThemeDataColor: createObjectCheck(
          'dataColor',
          { ColorId: createRangeCheck(0, Infinity, true), Percent: createRangeCheck(-1, 1) },
          ['ColorId'],
        ),
      },
      ['ThemeDataColor'],
    ),
  },
  ['expr'],
);

const fill = createVariantsCheck(
  'color',
  {
    solid: createObjectCheck(
      'color',
      {
        solid: createObjectCheck(
          'solid',
          {
            color: (value, at, report) =>
              (isObject(value) ? dataColor : checkColorName)(value, at, report),
          },
          ['color'],
        ),
      },
      ['solid'],
    ),
    gradient: createObjectCheck(
      'color',
      {
        gradient: createObjectCheck(
          'gradient',
          { startColor: checkColorName, endColor: checkColorName },
          ['startColor', 'endColor'],
        ),
      },
      ['gradient'],
    ),
    pattern: createObjectCheck(
      'color',
      {
        pattern: createObjectCheck('pattern', { patternKind: text, color: checkColorName }, [
          'patternKind',
        ]),
      },
      ['pattern'],
    ),
  },
  'A visual’s colour is written { "solid": { "color": "#RRGGBB" } }.',
);

const stop = createObjectCheck('colorStop', { color: checkColorName, value: number }, [
  'color',
  'value',
]);
const missing = createObjectCheck('missingValues', { strategy: text, color: checkColorName }, [
  'strategy',
]);

const colorScale = createVariantsCheck(
  'colorScale',
  {
    linearGradient2: createObjectCheck(
      'colorScale',
      {
        linearGradient2: createObjectCheck(
          'colorScale',
          { min: stop, max: stop, nullColoringStrategy: missing },
          ['max', 'min'],
        ),
      },
      ['linearGradient2'],
    ),
    linearGradient3: createObjectCheck(
      'colorScale',
      {
        linearGradient3: createObjectCheck(
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

const annotation = createVariantsCheck(
  'annotation',
  {
    text: createObjectCheck(
      'annotation',
      {
        text, key: text, offsetX: number, offsetY: number, width: number, height: number,
        lastEditUTCTimestamp: number,
      },
      ['text'],
    ),
    color: createObjectCheck(
      'annotation',
      {
        color: text, fontColor: text, backColor: text, emphasizeText: boolean,
        strokeDasharray: text, shouldOffsetVisibleOutlinesInbound: boolean,
        targets: createListCheck('list', acceptAnything, 'It takes a list.'),
      },
      ['color'],
    ),
  },
  'An annotation is an object with text or color.',
); // oxfmt-ignore

const checkFontWeight: Check = (value, at, report) =>
  (isNumber(value)
    ? createRangeCheck(1, 1000)
    : createChoiceCheck('fontWeight', ['normal', 'bold']))(value, at, report);

const paragraph = createObjectCheck(
  'paragraph',
  {
    horizontalTextAlignment: acceptAnything,
    textRuns: createObjectCheck(
      'textRun',
      {
        value: text,
        url: text,
        textRunStyle: createObjectCheck(
          'textRunStyle',
          {
            fontFamily: text, fontSize, fontWeight: checkFontWeight, color: checkColorName,
            fontStyle: createChoiceCheck('fontStyle', ['normal', 'italic']),
            textDecoration: createChoiceCheck('textDecoration', ['underline']),
          },
          [],
        ),
      },
      ['value'],
    ),
  },
  [],
); // oxfmt-ignore

const image = createObjectCheck(
  'image',
  {
    name: text,
    url: text,
    scaling: createChoiceCheck('imageScalingType', ['Normal', 'Fit', 'Fill']),
  },
  ['name', 'url'],
);

const icon = createObjectCheck(
  'icon',
  {
    layout: createChoiceCheck('iconLayout', ['After', 'Before', 'IconOnly']),
    verticalAlignment: createChoiceCheck('iconAlignment', ['Top', 'Middle', 'Bottom']),
    value: createObjectCheck('iconValue', { svgId: text, url: text }, ['svgId', 'url']),
  },
  [],
);

const dataBars = createObjectCheck(
  'dataBars',
  {
    minValue: number, maxValue: number, positiveColor: fill, negativeColor: fill, axisColor: fill,
    reverseDirection: boolean, hideText: boolean,
  },
  ['reverseDirection', 'hideText'],
); // oxfmt-ignore

const itemLocation = createObjectCheck(
  'itemLocation',
  {
    byReference: createObjectCheck(
      'itemReference',
      { itemId: text, workspaceId: text, folderId: text },
      ['itemId'],
    ),
  },
  ['byReference'],
);

const paragraphs = createListCheck('paragraphs', paragraph, 'It takes a list of paragraphs.');

const CHECKS: Record<TypeName, Check> = {
  boolean, number, text, fontSize, color: fill, image, icon, colorScale, dataBars, paragraphs,
  itemLocation, annotation,
  integer: createPlainCheck('integer', (value) => Number.isInteger(value), 'It takes a whole number without quotes.'),
  numberOrText: createPlainCheck('numberOrText', (value) => isNumber(value) || isText(value), 'It takes a number or text.'),
  textOrInteger: createPlainCheck('textOrInteger', (value) => isText(value) || Number.isInteger(value), 'It takes text or a whole number.'),
  scalar: createPlainCheck('scalar', (value) => value !== null && typeof value !== 'object', 'It takes text, a number, true or false.'),
  state: createPlainCheck('state', (value) => isText(value) && STATE.test(value), 'It takes the name of a state, such as "default" or "hover".'),
  itemState: createPlainCheck('itemState', (value) => isText(value) && ITEM_STATE.test(value), 'It takes the name of a state, such as "default" or "selection:selected".'),
  hex: createPlainCheck('hex', isHex, HEX_WORDS),
}; // oxfmt-ignore

const choiceChecks = new Map<TypeName, Check>();

/** Checks a value against a type of the description. */
export function checkValue(type: TypeName, value: Json, at: Pointer, report: Report): void {
  let check = CHECKS[type] ?? choiceChecks.get(type);
  if (!check) {
    check = createChoiceCheck(
      type,
      (listOptions(type) ?? []).map((option) => option.value),
    );
    choiceChecks.set(type, check);
  }
  check(value, at, report);
}

const OBJECTS: readonly Check[] = [
  fill, dataBars, colorScale, icon, image, itemLocation, annotation,
]; // oxfmt-ignore

/** Checks a value of an unknown property against all kinds of values. */
export function checkAnyValue(value: Json, at: Pointer, report: Report): void {
  if (Array.isArray(value)) return paragraphs(value, at, report);
  if (value !== null && typeof value !== 'object') return;
  if (isObject(value) && OBJECTS.some((check) => isRight(check, value))) return;
  // The key `solid` indicates a colour, so a message about colours helps more than a list of
  // everything.
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

export const checkIcon: Check = createObjectCheck('themeIcon', { url: text, description: text }, [
  'url',
]);
export const checkTextClass: Check = createObjectCheck(
  'textClass',
  { fontFace: text, fontSize, fontWeight: text, color: CHECKS['hex'] ?? acceptAnything },
  [],
);
