import { Validator, type OutputUnit } from '@cfworker/json-schema';
import { isObject, type Json } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import type { Finding } from './finding';
import { validate } from './validate';
import type { Problem, Verdict } from './verdict';

/** Microsoft's schema of report themes. */
export interface MicrosoftSchema {
  /** Version such as 2.152; null if the file name has none. */
  readonly version: string | null;
  readonly validator: Validator;
}

/** Prepares Microsoft's schema. The library writes addresses into the object, so it must not be shared. */
export function readMicrosoftSchema(schema: object, version: string | null): MicrosoftSchema {
  return { version, validator: new Validator(schema, '7', true) };
}

const toProblem = ({ at, message }: Finding): Problem => ({ at, message });

/** Validates a theme with our description of the format, and with Microsoft's schema if there is one. */
export function checkTheme(theme: Json, microsoft: MicrosoftSchema | null): Verdict {
  const start = performance.now();
  const { errors, ignored, settings } = validate(theme);
  return {
    errors: microsoft
      ? decideBySchema(errors, removeNewerKeys(theme, ignored), microsoft.validator)
      : errors.map(toProblem),
    ignored: ignored.map(toProblem),
    settings,
    checkedBy: microsoft ? 'own-and-microsoft' : 'own',
    schemaVersion: microsoft?.version ?? null,
    milliseconds: performance.now() - start,
  };
}

/** The schema rejects keys newer than itself; we report those and don’t count them as errors. */
function removeNewerKeys(theme: Json, ignored: readonly Finding[]): Json {
  const newer = new Set(ignored.flatMap(({ kind, at }) => (kind === 'unknown-key' ? [at] : [])));
  const filterKnown = (value: Json, at: Pointer): Json =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([key]) => !newer.has(at + formatPointer(key))),
        )
      : value;
  if (newer.size === 0 || !isObject(theme)) return theme;
  const whole = filterKnown(theme, '');
  if (!isObject(whole) || whole['textClasses'] === undefined) return whole;
  return { ...whole, textClasses: filterKnown(whole['textClasses'], formatPointer('textClasses')) };
}

/** Power BI follows the schema exactly, so it decides. Our messages are used if there are any. */
function decideBySchema(own: readonly Finding[], theme: Json, validator: Validator): Problem[] {
  const { valid, errors } = validator.validate(theme);
  if (valid) return [];
  if (own.length > 0) return own.map(toProblem);
  const measureDepth = ({ instanceLocation }: OutputUnit) => instanceLocation.split('/').length;
  const deepest = errors.toSorted((a, b) => measureDepth(b) - measureDepth(a))[0];
  return [
    {
      at: deepest?.instanceLocation.replace(/^#/, '') ?? '',
      message: deepest?.error ?? 'Microsoft’s schema rejects this theme.',
    },
  ];
}
