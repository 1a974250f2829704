import { createElement, type ReactNode } from 'react';
import type { Scene, Shape } from './scene';

/** A scene as React draws it, on a page or in its first HTML. */
export function SceneView({ scene, className }: { scene: Scene; className?: string }): ReactNode {
  const { width, height, label, shapes } = scene;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      className={className}
    >
      {shapes.map(elementOf)}
    </svg>
  );
}

function elementOf({ tag, key, attributes, text, children }: Shape): ReactNode {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(elementOf));
}
