import { labelOption } from '@flexa/theme-engine/format';
import { findProperty } from '@flexa/theme-engine/settings';
import { isObject, resolvePointer, type Json, type Pointer } from '@flexa/theme-engine/model';
import { Strip } from '../parts/strip';

const HEX = /^#[\da-f]{3,8}$/i;

/** Shows the value of a setting: a colour, a strip of colours, or text. */
export function SettingValue({ at, value }: { at: Pointer; value: Json | undefined }) {
  if (value === undefined) return <span className="text-muted">Not set</span>;
  const color = parseColor(value);
  if (color !== null) {
    return (
      <>
        <span
          aria-hidden="true"
          className="size-3.5 shrink-0 rounded-6 inset-ring inset-ring-text/14"
          style={{ background: color }}
        />
        <span className="truncate font-mono text-12">{color.toLowerCase()}</span>
      </>
    );
  }
  const list = parseColors(value);
  if (list) {
    return (
      <>
        <Strip colors={list} className="h-3.5 w-28" />
        <span className="sr-only">{list.join(', ')}</span>
      </>
    );
  }
  return <span className="truncate">{describeValue(at, value)}</span>;
}

function parseColor(value: Json): string | null {
  const color = isObject(value) ? resolvePointer(value, '/solid/color') : value;
  return typeof color === 'string' && HEX.test(color) ? color : null;
}

function parseColors(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const colors = (value as readonly Json[]).map(parseColor).filter((color) => color !== null);
  return colors.length === value.length ? colors : null;
}

function describeValue(at: Pointer, value: Json): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  const type = findProperty(at)?.type;
  if (type?.kind === 'choice') {
    const option = type.options.find((each) => each.value === value);
    if (option) return labelOption(option);
  }
  if (typeof value === 'number') return /fontSize$/i.test(at) ? `${value} pt` : `${value}`;
  if (typeof value === 'string') return value || 'Empty';
  const named = isObject(value) ? resolvePointer(value, '/solid/color') : undefined;
  return typeof named === 'string' ? named : JSON.stringify(value);
}
