import { createElement, type ReactNode } from 'react';
import type { Scene, Shape } from './scene';

/** A scene of SVG as React draws it, on a page or in its first HTML. */
export function SceneView({ scene, className }: { scene: Scene; className?: string }): ReactNode {
  const { width, height, label, shapes } = scene;
  const viewBox = `0 0 ${width} ${height}`;
  const frame = { role: 'img', 'aria-label': label, width, height, viewBox, direction: 'ltr' };
  const children = shapes.map((shape) => renderShape(convertToPicture(shape)));
  return createElement('svg', { ...frame, className }, children);
}

/** A picture is one thing with one name; its points are things only where they can be selected. */
function convertToPicture({ attributes, children, ...shape }: Shape): Shape {
  const isDrawn = ([name]: [string, unknown]) => name !== 'role' && !name.startsWith('aria-');
  return {
    ...shape,
    attributes: Object.fromEntries(Object.entries(attributes).filter(isDrawn)),
    ...(children && { children: children.map(convertToPicture) }),
  };
}

/** A shape of HTML, such as a table; `onFold` receives clicks on a group. */
export function ShapeView({ shape, onFold }: { shape: Shape; onFold(name: string): void }) {
  return renderShape(shape, onFold);
}

function renderShape(shape: Shape, onFold?: (name: string) => void): ReactNode {
  const { tag, key, attributes, style, text, children, fold } = shape;
  const onClick = fold === undefined || !onFold ? undefined : () => onFold(fold);
  const inside = text ?? children?.map((child) => renderShape(child, onFold));
  return createElement(tag, { key, ...attributes, style, onClick }, inside);
}
