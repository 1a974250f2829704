import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiReference } from './scripts/api-reference.ts';
import { apiRoutes } from './scripts/api-routes.ts';
import { buildMetadata } from './scripts/build-metadata.ts';
import { downloadsInDev } from './scripts/downloads-in-dev.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { openApiFile } from './scripts/openapi-file.ts';
import { requiredSettings } from './scripts/required-settings.ts';
import { texts } from './scripts/mdx.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    texts(),
    apiReference(),
    apiRoutes(),
    react(),
    tailwindcss(),
    downloadsInDev(),
    requiredSettings(),
    ...(isSsrBuild ? [] : [buildMetadata(), openApiFile(), firstPaint()]),
  ],
  resolve: {
    alias: {
      '@': resolvePath('./src'),
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['FLEXA_PORT_WEB'] ?? 3000),
    strictPort: true,
    proxy: { '/api': process.env['FLEXA_API_TARGET'] ?? 'http://127.0.0.1:5000' },
  },
  build: {
    // A local stack builds into a folder of its own, since its addresses are in the files.
    // An empty variable must not name this very folder, which the build empties.
    outDir: process.env['FLEXA_WEB_DIST'] || 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without modulepreload ignore the hints; the polyfill would cost every page half a kilobyte.
    modulePreload: { polyfill: false },
    // For anyone who reads an error report; Hosting leaves them out (firebase.json), so no file names them.
    sourcemap: 'hidden',
    manifest: true,
    // Firestore alone is 560 kB; it loads once someone is signed in, after the page is shown.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Small parts that most pages have, in one file. Left alone, each set of pages that shares
            // one gets a file of its own, and a page then loads thirty files of 300 bytes. A lower count
            // brings dialogs and forms to pages without any, a higher one costs more files again; both
            // miss the size budgets (`scripts/check-budget.mjs`). Dialogs and their focus stay out however many there are: their
            // library would be in the first bytes of every page.
            {
              name: 'shared',
              test: /\/(src\/(ui|lib)|contracts\/src)\/(?!dialog|use-focus-return)[\w-]+\.tsx?$|\/node_modules\/(react|zustand)\/|\/lucide-react\/dist\/esm\//,
              minShareCount: 20,
              maxModuleSize: 8000,
            },
          ],
        },
      },
      treeshake: {
        // reactfire imports every Firebase SDK, and each registers itself when imported: without
        // this the ones nobody uses (database, storage …) would be half of what it brings along.
        moduleSideEffects: (id) =>
          !/\/(reactfire|@firebase\/(database|functions|remote-config|storage))\//.test(id),
      },
    },
  },
}));
