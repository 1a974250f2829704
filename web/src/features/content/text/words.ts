import { isValidElement, type ReactNode } from 'react';

/** All words of a node; a figure's are its caption. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('');
  if (!isValidElement<{ children?: ReactNode; caption?: string }>(node)) return '';
  return node.props.caption ?? textOf(node.props.children);
}

/** "Check lightness, not hue" is found under #check-lightness-not-hue. */
export function anchorOf(heading: ReactNode): string {
  return textOf(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
