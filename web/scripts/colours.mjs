import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const TOKENS = fileURLToPath(new URL('../src/ui/tokens.css', import.meta.url));

/** Reads the light theme's colours from their single source. */
export async function readColours() {
  const css = await readFile(TOKENS, 'utf8');
  return (name) => {
    const found = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})`, 'i').exec(css)?.[1];
    if (!found) throw new Error(`tokens.css has no --${name}`);
    return found;
  };
}

/** Replaces custom properties of a drawing with colours, for use without a style sheet. */
export function inlineColours(svg, colour) {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => colour(name));
}
