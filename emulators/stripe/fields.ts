import { z } from 'zod';
import { createBadRequestError } from './errors';
import { formatPath, type Fields } from './form';

/** Schemas of Stripe's parameters, for the strings of a form. Issues contain Stripe's error codes. */

function createRule<T>(check: (value: string) => T | Problem) {
  return z.string().transform((value, context): T => {
    const result = value === '' ? EMPTY : check(value);
    if (!(result instanceof Problem)) return result;
    context.addIssue({ code: 'custom', message: result.message, params: { code: result.code } });
    return z.NEVER;
  });
}

class Problem {
  constructor(
    readonly message: string,
    readonly code?: string,
  ) {}
}

const EMPTY = new Problem(
  'You passed an empty string. We assume empty values are an attempt to unset a parameter; ' +
    'however this one cannot be unset.',
  'parameter_invalid_empty',
);

export const text = (max = 5000) =>
  createRule((value) =>
    value.length <= max ? value : new Problem(`Invalid string: must be at most ${max} characters`),
  );

/** Accepts an empty string, which unsets the value. */
export const unsettable = () => z.string().transform((value) => value || null);

export const integer = (min: number, max = 99_999_999) =>
  createRule((value) => {
    if (!/^-?\d{1,15}$/.test(value)) {
      return new Problem(`Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < min) {
      return new Problem(
        `This value must be greater than or equal to ${min}.`,
        'parameter_invalid_integer',
      );
    }
    return number <= max
      ? number
      : new Problem(
          `This value must be less than or equal to ${max}.`,
          'parameter_invalid_integer',
        );
  });

/** Accepts positive and negative integers, but not 0. */
export const signedInteger = (max = 99_999_999) =>
  createRule((value) => {
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : 0;
    return number !== 0 && Math.abs(number) <= max
      ? number
      : new Problem(`Invalid integer: ${value}`, 'parameter_invalid_integer');
  });

export const percent = () =>
  createRule((value) => {
    const number = /^\d{1,3}(\.\d{1,2})?$/.test(value) ? Number(value) : 0;
    return number > 0 && number <= 100
      ? number
      : new Problem('Percent off must be more than 0 and at most 100.');
  });

export const boolean = () =>
  createRule((value) =>
    value === 'true' || value === 'false'
      ? value === 'true'
      : new Problem(`Invalid boolean: ${value}`),
  );

export const oneOf = <const T extends string>(values: readonly T[]) =>
  createRule((value) => {
    const match = values.find((candidate) => candidate === value);
    return match ?? new Problem(`Invalid value: ${value}. It must be one of ${values.join(', ')}`);
  });

export const email = () =>
  createRule((value) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 512
      ? value
      : new Problem(`Invalid email address: ${value}`, 'email_invalid'),
  );

export const url = () =>
  createRule((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    return parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
      ? value
      : new Problem('Not a valid URL', 'url_invalid');
  });

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const currency = () =>
  createRule((value) =>
    CURRENCIES.has(value.toUpperCase())
      ? value.toLowerCase()
      : new Problem(`Invalid currency: ${value}`),
  );

const NAME = z.string().max(40, 'Metadata keys can have up to 40 characters.');
const VALUE = z.string().max(500, 'Metadata values can have up to 500 characters.');

/** Accepts names with values. An empty string for all (`metadata=`) deletes them. */
export const metadata = () => z.union([z.literal(''), z.record(NAME, VALUE)]);

export type MetadataInput = z.infer<ReturnType<typeof metadata>>;

export function mergeMetadata(
  old: Record<string, string>,
  change: MetadataInput | undefined,
): Record<string, string> {
  if (change === undefined) return old;
  if (change === '') return {};
  const merged = Object.entries({ ...old, ...change }).filter(([, value]) => value !== '');
  if (merged.length > 50) {
    throw createBadRequestError({ message: 'Metadata can have up to 50 keys.', param: 'metadata' });
  }
  return Object.fromEntries(merged);
}

export const list = <T extends z.ZodType>(item: T, max = 100) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      if (!entries.every(([key]) => /^\d{1,4}$/.test(key))) return value;
      return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => entry as unknown);
    },
    z
      .array(item, { error: (issue) => (issue.input === undefined ? undefined : 'Invalid array') })
      .max(max, `Array must have at most ${max} items`),
  );

type Optional<K extends string> = Record<K, z.ZodOptional<z.ZodUnknown>>;

/** Refuses parameters of the real Stripe whose omission would give a wrong amount or flow. */
export function refuseUnsupported<const K extends string>(...names: K[]): Optional<K> {
  const refuse = z.unknown().refine((value) => value === undefined, {
    error: 'Stripe knows this parameter; the local Stripe does not support it.',
  });
  return Object.fromEntries(names.map((name) => [name, refuse.optional()])) as Optional<K>;
}

type Issue = z.core.$ZodIssue;

/** Returns the issue of the alternative that the value comes closest to. */
function findClosestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const candidates = issue.errors.flatMap((branch) => branch.slice(0, 1));
  const wrongKind = ['invalid_type', 'invalid_value'];
  const closest = candidates.find(({ code }) => !wrongKind.includes(code)) ?? candidates[0];
  return closest ? findClosestIssue({ ...closest, path: [...issue.path, ...closest.path] }) : issue;
}

/** Parses the supported parameters. Throws Stripe's error for invalid ones. */
export function parseParameters<T extends z.ZodType>(schema: T, input: Fields): z.infer<T> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const issues = result.error.issues.map(findClosestIssue);
  const [issue] = issues;
  if (!issue) throw createBadRequestError({ message: 'Invalid request' });
  const param = formatPath(issue.path);
  if (issue.input === undefined && issue.code === 'invalid_type') {
    const message = `Missing required param: ${param}.`;
    throw createBadRequestError({ message, param, code: 'parameter_missing' });
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  const message = issue.code === 'invalid_type' ? `Invalid ${issue.expected}` : issue.message;
  throw createBadRequestError({ message, param, ...(typeof code === 'string' && { code }) });
}
