import { createElement, type ReactNode } from 'react';
import type { Scene, Shape } from './scene';

/** A scene as React draws it, on a page or in its first HTML. */
export function SceneView({ scene, className }: { scene: Scene; className?: string }): ReactNode {
  const { width, height, label, shapes } = scene;
  const viewBox = `0 0 ${width} ${height}`;
  const frame = { role: 'img', 'aria-label': label, width, height, viewBox, direction: 'ltr' };
  return createElement('svg', { ...frame, className }, shapes.map(elementOf));
}

function elementOf({ tag, key, attributes, text, children }: Shape): ReactNode {
  return createElement(
    tag,
    { key, ...ofPicture(attributes) },
    text ?? children?.map((child) => elementOf(child)),
  );
}

/** A picture is one thing with one name; its points are things only where they can be selected. */
function ofPicture(attributes: Shape['attributes']): Shape['attributes'] {
  const isDrawn = ([name]: [string, unknown]) => name !== 'role' && !name.startsWith('aria-');
  return Object.fromEntries(Object.entries(attributes).filter(isDrawn));
}
