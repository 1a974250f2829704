import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

interface Node {
  tagName?: string;
  data?: { meta?: string | null } | null;
  properties?: Record<string, unknown>;
  children?: readonly Node[];
}

/** ```json theme.json: the words behind the language reach the component as `data-file`. */
function addFileNames() {
  const visit = (node: Node): void => {
    if (node.tagName === 'code' && node.data?.meta) {
      node.properties = { ...node.properties, 'data-file': node.data.meta };
    }
    node.children?.forEach(visit);
  };
  return visit;
}

/** The texts of features/content/texts become components; which parts they are drawn with, text/prose.tsx says. */
export function texts(): Plugin {
  const plugin = mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [addFileNames] });
  // Typed for Rollup; Rolldown, which Vite builds with, takes the same.
  return { ...plugin, name: 'flexa-texts', enforce: 'pre' } as unknown as Plugin;
}
