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

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
      '@': here('./src'),
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
            // Small parts that nearly every page has. Left alone, each set of pages that shares
            // one gets a file of its own, and a page then loads thirty files of 300 bytes.
            {
              name: 'shared',
              test: /\/(src\/ui\/(cn|tag|page-meta|smooth-path|use-briefly|mark|button|spinner|merge-refs|color-scheme|use-hydrated|use-early-input)|src\/lib\/(when-idle|debounce|format|clock|env|save-file|copy-text|marketplace|toast|storage|api|api-error|report-error|theme-part)|contracts\/src\/(plans|constants|errors|format|format-date|pricing-address|product-names))\.tsx?$|\/node_modules\/(react|zustand)\/|\/lucide-react\/dist\/esm\/(?!icons\/)|\/lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|check|circle-check|download|info|minus|plus|search)\./,
              minShareCount: 3,
            },
            {
              name: 'search',
              test: /\/src\/ui\/(search-field|use-address-(search|query)|use-on-back)\.tsx?$/,
            },
            {
              name: 'terms',
              test: /\/contracts\/src\/(refund-rule|withdrawal)\.ts$/,
            },
            {
              name: 'ranking',
              test: /\/theme-engine\/src\/search\/\w+\.ts$/,
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
