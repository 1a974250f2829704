import { drawn } from './drawn';
import { isHtml, type Scene, type Shape } from './scene';

const SVG = 'http://www.w3.org/2000/svg';

/** The element that holds a scene: SVG, or HTML for a table. */
export type Stage = GlobalEventHandlers & HTMLOrSVGElement & Element;

/** Makes an element show a scene, and changes no more of it than it must. */
export function patch(stage: Stage, { width, height, label, shapes, attributes }: Scene): void {
  const viewBox = `0 0 ${width} ${height}`;
  // Scenes are mirrored by their renderer; the page's direction must not turn them once more.
  const frame = stage.tagName === 'svg' ? { width, height, viewBox, direction: 'ltr' } : {};
  for (const [name, value] of Object.entries({ ...frame, ...attributes, 'aria-label': label })) {
    stage.setAttribute(name, String(value));
  }
  patchChildren(stage, shapes);
}

const isOf = (element: Element, { key, tag }: Shape) => {
  const shape = drawn.get(element);
  return shape?.key === key && shape.tag === tag;
};

function patchChildren(parent: Element, shapes: readonly Shape[]): void {
  let next = parent.firstElementChild;
  // Looked up only where something came, went or moved.
  let known: Map<string | undefined, Element> | undefined;
  for (const shape of shapes) {
    if (next && isOf(next, shape)) {
      patchShape(next, shape);
      next = next.nextElementSibling;
      continue;
    }
    known ??= new Map([...parent.children].map((child) => [drawn.get(child)?.key, child]));
    const same = known.get(shape.key);
    const element = same && isOf(same, shape) ? same : create(parent.ownerDocument, shape);
    parent.insertBefore(element, next);
    patchShape(element, shape);
  }
  while (next) {
    const gone = next;
    next = next.nextElementSibling;
    gone.remove();
  }
}

const create = (page: Document, { tag }: Shape) =>
  isHtml(tag) ? page.createElement(tag) : page.createElementNS(SVG, tag);

function patchShape(element: Element, shape: Shape): void {
  const before = drawn.get(element);
  if (before === shape) return;
  drawn.set(element, shape);
  for (const name in shape.attributes) {
    const value = shape.attributes[name];
    if (value !== undefined && value !== before?.attributes[name]) {
      element.setAttribute(toAttributeName(name), String(value));
    }
  }
  for (const name in before?.attributes) {
    if (shape.attributes[name] === undefined) element.removeAttribute(toAttributeName(name));
  }
  if (shape.style || before?.style) patchStyle(element as HTMLElement, before?.style, shape.style);
  if (shape.children || before?.children) patchChildren(element, shape.children ?? []);
  else if (shape.text !== before?.text) element.textContent = shape.text ?? '';
}

function patchStyle(
  { style }: HTMLElement,
  before: Shape['style'] = {},
  after: Shape['style'] = {},
) {
  for (const name in { ...before, ...after }) {
    if (after[name] !== before[name]) style.setProperty(toAttributeName(name), after[name] ?? '');
  }
}

const names = new Map<string, string>();

/** Names of attributes and styles with a hyphen; the others are called the same in React. */
function toAttributeName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made =
    name === 'tabIndex'
      ? 'tabindex'
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  names.set(name, made);
  return made;
}
