import type { Scene, Shape } from './scene';

const SVG = 'http://www.w3.org/2000/svg';

/** What an element shows now, so that only what differs is written. */
const drawn = new WeakMap<Element, Shape>();

/** Attributes of SVG and ARIA with a hyphen; the others are called the same in React. */
const hyphenated = (name: string) =>
  name === 'tabIndex' ? 'tabindex' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Makes an SVG element show a scene, and changes no more of it than it must. */
export function patch(svg: SVGSVGElement, { width, height, label, shapes }: Scene): void {
  const viewBox = `0 0 ${width} ${height}`;
  // Scenes are mirrored by their renderer; the page's direction must not turn them once more.
  const frame = { width, height, viewBox, direction: 'ltr', 'aria-label': label };
  for (const [name, value] of Object.entries(frame)) svg.setAttribute(name, String(value));
  patchChildren(svg, shapes);
}

/** The data point an element belongs to. */
export function pointOf(target: EventTarget | null): number | undefined {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const point = drawn.get(at)?.point;
    if (point !== undefined) return point;
  }
  return undefined;
}

/** The element of a data point. */
export function elementOf(svg: SVGSVGElement, point: number): SVGElement | undefined {
  return [...svg.querySelectorAll<SVGElement>('g')].find((g) => drawn.get(g)?.point === point);
}

function patchChildren(parent: Element, shapes: readonly Shape[]): void {
  const known = new Map([...parent.children].map((child) => [drawn.get(child)?.key, child]));
  let next: Element | null = parent.firstElementChild;
  for (const shape of shapes) {
    const same = known.get(shape.key);
    const isSame = same?.tagName === shape.tag;
    const element = isSame ? same : parent.ownerDocument.createElementNS(SVG, shape.tag);
    if (isSame) known.delete(shape.key);
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
    patchShape(element, shape);
  }
  for (const gone of known.values()) gone.remove();
}

function patchShape(element: Element, shape: Shape): void {
  const before = drawn.get(element);
  drawn.set(element, shape);
  const attributes = { ...before?.attributes, ...shape.attributes };
  for (const name of Object.keys(attributes)) {
    const value = shape.attributes[name];
    if (value === before?.attributes[name]) continue;
    if (value === undefined) element.removeAttribute(hyphenated(name));
    else element.setAttribute(hyphenated(name), String(value));
  }
  if (shape.children || before?.children) patchChildren(element, shape.children ?? []);
  else if (shape.text !== before?.text) element.textContent = shape.text ?? '';
}
