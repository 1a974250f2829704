import { isObject, type Json, type JsonObject } from '../model/json';

/** Returns a generator of the same numbers from 0 to 1 in each run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Path = readonly (string | number)[];

function listPaths(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const below = Object.entries<Json>(value).flatMap(([key, item]) =>
    listPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

type Container = Record<string | number, Json>;

const readPath = (root: Json, path: Path) =>
  path.reduce<Json | undefined>((value, key) => (value as Container | undefined)?.[key], root);

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  'true',
  0,
  1,
  -3,
  2.5,
  14,
  99,
  1000,
  '14',
  '',
  'red',
  '1F4E79',
  '#12345',
  '#1f4e79',
  '#fff',
  '#12345678',
  'foreground',
  'Top',
  'left',
  'TopLeft',
  'solid',
  [],
  {},
  [{}],
  { solid: { color: '#123456' } },
  { solid: { color: '123456' } },
  { solid: {} },
  { solid: { color: { expr: { ThemeDataColor: { ColorId: 1, Percent: -0.2 } } } } },
  { solid: { color: { expr: { ThemeDataColor: { ColorId: 1, Percent: 2 } } } } },
  { gradient: { startColor: '#123', endColor: 'bad' } },
  { gradient: { startColor: '#123' } },
  { pattern: { patternKind: 'a' } },
  { name: 'a', url: 'b' },
  { name: 'a' },
  { layout: 'After' },
  [{ textRuns: { value: 'a' } }],
  [{ textRuns: {} }],
  { byReference: { itemId: 'a' } },
  { text: 'a' },
  { color: 'a' },
  { reverseDirection: true, hideText: false },
  { linearGradient2: { max: { color: '#123', value: 1 }, min: { color: 'bad', value: 2 } } },
  { linearGradient2: { max: { color: '#123', value: '1' }, min: { color: 'bad', value: 2 } } },
];

/** Valid and nearly valid names in a theme. */
const KEYS = [
  'foregroundColor',
  'foreground',
  'maximum',
  'icons',
  '$schema',
  'unknown',
  'title',
  'matrix',
  '*',
  'columnChart',
  'page',
  'filter',
  'legend',
  'labels',
  'background',
  'show',
  'color',
  'position',
  'fontSize',
  'transparency',
  '$id',
  'stylePreset',
  'mine',
  'solid',
  'general',
  'lineStyles',
  'slicer',
  'listSlicer',
  'cardVisual',
  'textClasses',
  'dataColors',
  'largeTitle',
  'fontFace',
];

/** Returns a theme with one to three mutations, which may be faults or harmless. */
export function mutateTheme(theme: Json, random: () => number): Json {
  const copy = structuredClone<Json>(theme);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let times = Math.ceil(random() * 3); times > 0; times--) {
    const path = pick(listPaths(copy).slice(1));
    const key = path?.at(-1);
    if (path === undefined || key === undefined) return copy;
    const parent = readPath(copy, path.slice(0, -1)) as Container;
    const value = parent[key] as Json;
    const what = random();
    if (what < 0.12) removeKey(parent, key);
    else if (what < 0.4) parent[key] = structuredClone<Json>(pick(VALUES));
    else if (what < 0.52 && typeof value === 'string') parent[key] = value.replace('#', '');
    else if (what < 0.6 && typeof value === 'number')
      parent[key] = value * pick([-1, 0.5, 10, 100]);
    else if (what < 0.68) parent[key] = JSON.stringify(value);
    else if (what < 0.76 && Array.isArray(value))
      parent[key] = (value as readonly Json[])[0] ?? null;
    else if (what < 0.88) rename(parent, key, pick(KEYS));
    else {
      const added = { [pick(KEYS)]: structuredClone<Json>(pick(VALUES)) };
      if (isObject(value)) parent[key] = { ...value, ...added };
      else if (!Array.isArray(parent)) Object.assign(parent, added);
    }
  }
  return copy;
}

function rename(parent: Container, key: string | number, to: string): void {
  if (Array.isArray(parent)) return;
  const value = parent[key] as Json;
  delete parent[key];
  parent[to] = value;
}

function removeKey(parent: Container, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

/** Sets a property of a card to a value from the list, to cover what real themes rarely contain. */
export function addSetting(
  theme: JsonObject,
  visual: string,
  card: string,
  name: string,
  random: () => number,
): JsonObject {
  const value = VALUES[Math.floor(random() * VALUES.length)] as Json;
  return { ...theme, visualStyles: { [visual]: { '*': { [card]: [{ [name]: value }] } } } };
}
