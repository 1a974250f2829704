import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

interface Node {
  tagName?: string;
  data?: { meta?: string | null } | null;
  properties?: Record<string, unknown>;
  children?: readonly Node[];
}

/** Passes the words after a code block's language (```json theme.json) to the component as `data-file`. */
function addFileNames() {
  const visit = (node: Node): void => {
    if (node.tagName === 'code' && node.data?.meta) {
      node.properties = { ...node.properties, 'data-file': node.data.meta };
    }
    node.children?.forEach(visit);
  };
  return visit;
}

/** Compiles the texts of features/content/texts to components, rendered with those of text/prose.tsx. */
export function texts(): Plugin {
  const plugin = mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [addFileNames] });
  // The type is Rollup's; Rolldown, which Vite uses, accepts the same plugin.
  return { ...plugin, name: 'flexa-texts', enforce: 'pre' } as unknown as Plugin;
}
