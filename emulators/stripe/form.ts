import { createBadRequestError } from './errors';

/**
 * Parsed form of Stripe's bracket notation. A list stays an object with numeric keys, because only
 * the parameter's schema knows whether `metadata[2024]` is a list.
 */
export type Tree = string | { [key: string]: Tree };
export type Fields = { [key: string]: Tree };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

export function parseForm(text: string): Fields {
  const root = createFields();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first, rest] = KEY.exec(key) ?? [];
    if (first === undefined || rest === undefined) {
      throw createBadRequestError({ message: `Invalid parameter name: ${key}`, param: key });
    }
    setField(root, [first, ...readBrackets(rest)], value, key);
  }
  return root;
}

function setField(root: Fields, path: string[], value: string, key: string) {
  let node = root;
  path.forEach((part, depth) => {
    const name = part === '' ? String(Object.keys(node).length) : part;
    if (depth === path.length - 1) {
      node[name] = value;
      return;
    }
    const next = node[name] ?? (node[name] = createFields());
    if (typeof next === 'string') {
      throw createBadRequestError({ message: `Invalid parameter: ${key}`, param: key });
    }
    node = next;
  });
}

function readBrackets(text: string): string[] {
  return [...text.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '');
}

/** Creates an object without a prototype, so that `__proto__` is an ordinary name. */
function createFields(): Fields {
  return Object.create(null) as Fields;
}

/** Builds the tree of a form from parameters in the form of the Node client. */
export function readParameters(params: object): Fields {
  const fields = createFields();
  for (const [key, value] of Object.entries(params) as [string, unknown][]) {
    if (value === undefined) continue;
    fields[key] =
      typeof value === 'object' && value !== null ? readParameters(value) : `${value as string}`;
  }
  return fields;
}

/** Formats the path line_items, 0, price as `line_items[0][price]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return (first ?? '') + rest.map((part) => `[${part}]`).join('');
}
