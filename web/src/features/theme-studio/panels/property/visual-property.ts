import {
  isObject,
  countLeaves,
  formatPointer,
  resolvePointer,
  type Json,
  type JsonObject,
  type Pointer,
  type Theme,
} from '@flexa/theme-engine/model';
import { edit } from '../../store/studio';

/** One property of a visual's card, in one state. */
export interface PropertyPlace {
  /** Power BI's name of the visual, or `page`. */
  visual: string;
  card: string;
  property: string;
  /** `$id` of the state or kind; left out where the card has none. */
  id?: string | null | undefined;
  /** Style preset of the property; without one it applies to all such visuals. */
  preset?: string | undefined;
}
type StylePlace = Pick<PropertyPlace, 'visual' | 'preset'>;

const ANY = '*';

/** Returns the pointer to a visual's cards. */
export function buildVisualPointer(visual: string): Pointer {
  return formatPointer('visualStyles', visual);
}

/** Returns the visual's own value of a property, or the theme's value for all visuals. */
export function readProperty(theme: Theme, place: PropertyPlace): Json | undefined {
  const { visual, card, property, id, preset = ANY } = place;
  const owners = visual === 'page' ? ['page'] : [visual, ANY];
  // A setting missing from a style preset keeps its value without the preset.
  const styles = owners.flatMap((owner) =>
    [...new Set([preset, ANY])].map((each) => ({ visual: owner, preset: each })),
  );
  for (const style of styles) {
    const items = listItems(style, card, theme);
    // A state contains only its differences from the default state.
    for (const wanted of id && id !== 'default' ? [id, 'default'] : ['default']) {
      const value = items[findPosition(items, wanted)]?.[property];
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Overrides a property, and creates the card's item for its state if needed. */
export function setVisualProperty(
  theme: Theme,
  place: PropertyPlace,
  value: Json,
  gesture: string | null = null,
): void {
  setVisualProperties(theme, [{ place, value }], gesture);
}

/** Several properties as one step of undo. */
export function setVisualProperties(
  theme: Theme,
  values: readonly { place: PropertyPlace; value: Json }[],
  gesture: string | null = null,
): void {
  const changes = buildChanges(theme, values);
  edit((document) => ({ ...document, changes: { ...document.changes, ...changes } }), gesture);
}

/** Returns the pointer to a card's item for a state, or null. */
export function findItemPointer(theme: Theme, { visual, card, id }: PropertyPlace): Pointer | null {
  const position = findPosition(listItems({ visual }, card, theme), id ?? 'default');
  return position < 0 ? null : formatPointer('visualStyles', visual, '*', card, position);
}

export function buildChanges(
  theme: Theme,
  values: readonly { place: PropertyPlace; value: Json }[],
): Record<Pointer, { set: Json }> {
  const changes: Record<Pointer, { set: Json }> = {};
  // Items made for several values at once: each new one of a card goes behind the last.
  const idsByKey = new Map<string, string[]>();
  for (const { place, value } of values) {
    const { visual, card, property, preset = ANY } = place;
    const id = place.id ?? 'default';
    const items = listItems(place, card, theme);
    let position = findPosition(items, id);
    if (position < 0) {
      const key = `${visual} ${preset} ${card}`;
      const ids = idsByKey.get(key) ?? [];
      if (!ids.includes(id)) ids.push(id);
      idsByKey.set(key, ids);
      position = items.length + ids.indexOf(id);
    }
    const item = formatPointer('visualStyles', visual, preset, card, position);
    const isNew = position >= items.length;
    if (isNew && place.id) changes[`${item}/$id`] = { set: id };
    changes[item + formatPointer(property)] = { set: value };
  }
  return changes;
}

/** How many single settings were made by hand, or came with an imported theme, at a pointer and below. */
export function countChanges(
  changes: Readonly<Record<Pointer, { set: Json } | { removed: true }>>,
  at: Pointer,
): number {
  return Object.entries(changes)
    .filter(([key]) => key === at || key.startsWith(`${at}/`))
    .reduce((sum, [key, change]) => {
      if (key.endsWith('/$id')) return sum;
      return sum + ('set' in change ? countLeaves(change.set) : 1);
    }, 0);
}

function listItems({ visual, preset = ANY }: StylePlace, card: string, theme: Theme): JsonObject[] {
  const items = resolvePointer(theme, formatPointer('visualStyles', visual, preset, card));
  return Array.isArray(items) ? (items as readonly Json[]).filter(isObject) : [];
}

/** An item without an id is the default state. */
function findPosition(items: readonly JsonObject[], id: string): number {
  const exact = items.findIndex((item) => item.$id === id);
  if (exact >= 0 || id !== 'default') return exact;
  return items.findIndex((item) => item.$id === undefined);
}
