import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ADDRESS = '/first-paint.js';

/**
 * Gives public/first-paint.js an address that changes with its contents. The script and the app agree on
 * events, so a service worker must never answer a new page with an old script.
 */
export function firstPaint(): Plugin {
  return {
    name: 'flexa-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const text = readFileSync(new URL(`../public${ADDRESS}`, import.meta.url));
        const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
        if (!html.includes(`"${ADDRESS}"`)) throw new Error(`index.html has no ${ADDRESS}`);
        return html.replace(`"${ADDRESS}"`, `"${ADDRESS}?v=${version}"`);
      },
    },
  };
}
