import { isObject, type Json } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import type { TypeName } from './description/read-description';
import { createWrongValue, type Report } from './finding';

/** Reports what is wrong with a value; reports nothing for a valid one. */
export type Check = (value: Json, at: Pointer, report: Report) => void;

/** Creates a check of a plain value. The text describes valid values. */
export function createPlainCheck(
  type: TypeName,
  isRight: (value: Json) => boolean,
  right: string,
): Check {
  return (value, at, report) => {
    if (isRight(value)) return;
    report(createWrongValue(at, value, type, right));
  };
}

export const isNumber = (value: Json): value is number => typeof value === 'number';
export const isText = (value: Json): value is string => typeof value === 'string';

export function createChoiceCheck(type: TypeName, values: readonly (string | number)[]): Check {
  const known = values.map((value) => JSON.stringify(value)).join(', ');
  return createPlainCheck(
    type,
    (value) => (values as readonly Json[]).includes(value),
    `It takes ${known}.`,
  );
}

export function createRangeCheck(min: number, max: number, isWhole = false): Check {
  const right = Number.isFinite(max)
    ? `It takes a number from ${min} to ${max}.`
    : `It takes a whole number, ${min} or more.`;
  return createPlainCheck(
    'number',
    (value) =>
      isNumber(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value)),
    right,
  );
}

/** Creates a check of an object with only these keys. */
export function createObjectCheck(
  type: TypeName,
  keys: Record<string, Check>,
  required: readonly string[],
): Check {
  const known = Object.keys(keys);
  return (value, at, report) => {
    if (!isObject(value)) {
      const right = `It takes an object with ${(required.length ? required : known).join(', ')}.`;
      report(createWrongValue(at, value, type, right));
      return;
    }
    for (const key of required) {
      if (Object.hasOwn(value, key)) continue;
      report({ kind: 'missing-key', at, value, type, key, message: `${key} is missing here.` });
    }
    for (const [key, item] of Object.entries(value)) {
      const here = at + formatPointer(key);
      const check = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (check) check(item, here, report);
      else {
        const message = `${key} isn’t allowed here; only ${known.join(', ')}.`;
        report({ kind: 'unknown-key', at: here, value: item, type, known, message });
      }
    }
  };
}

/** Creates a check of an object of several kinds, distinguished by a key that only one kind has. */
export function createVariantsCheck(
  type: TypeName,
  kinds: Record<string, Check>,
  right: string,
): Check {
  return (value, at, report) => {
    const key = isObject(value)
      ? Object.keys(kinds).find((name) => Object.hasOwn(value, name))
      : undefined;
    const check = key === undefined ? undefined : kinds[key];
    if (check) check(value, at, report);
    else report(createWrongValue(at, value, type, right));
  };
}

export function createListCheck(type: TypeName, item: Check, right: string): Check {
  return (value, at, report) => {
    if (!Array.isArray(value)) {
      report(createWrongValue(at, value, type, right));
      return;
    }
    (value as readonly Json[]).forEach((each, i) => item(each, at + formatPointer(i), report));
  };
}
