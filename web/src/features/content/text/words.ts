import { isValidElement, type ReactNode } from 'react';

/** Returns all words of a node; for a figure, its caption. */
export function extractText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => extractText(child)).join('');
  if (!isValidElement<{ children?: ReactNode; caption?: string }>(node)) return '';
  return node.props.caption ?? extractText(node.props.children);
}

/** Creates the anchor of a heading: "Check lightness, not hue" has #check-lightness-not-hue. */
export function createAnchor(heading: ReactNode): string {
  return extractText(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
