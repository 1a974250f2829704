import type { Shape } from './scene';

/**
 * The shape that each element shows now. `patch` writes only the differences, and a click finds its
 * shape here.
 */
export const drawn = new WeakMap<Element, Shape>();

/** Selects the elements of data points. */
export const POINTS = '[role=option],[role=row][aria-level]';

/** The nearest shape around an element that a click or a key acts on. */
function findShapeAround<T>(target: EventTarget | null, read: (shape: Shape) => T | undefined) {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const shape = drawn.get(at);
    const found = shape && read(shape);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The data point an element belongs to. */
export const findPoint = (target: EventTarget | null) =>
  findShapeAround(target, ({ point }) => point);

/** Returns the group that a click on an element folds or unfolds. */
export const findFold = (target: EventTarget | null) => findShapeAround(target, ({ fold }) => fold);

/** The element of a data point. */
export function findElement(stage: Element, point: number): HTMLElement | SVGElement | undefined {
  const points = stage.querySelectorAll<HTMLElement | SVGElement>(POINTS);
  return [...points].find((element) => drawn.get(element)?.point === point);
}

/** Returns the group that the element of a data point can fold or unfold. */
export function findFoldInside(element: Element): string | undefined {
  const inside = [...element.querySelectorAll('*')].map((one) => drawn.get(one)?.fold);
  return inside.find((fold) => fold !== undefined);
}
