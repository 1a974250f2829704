import { expect, test } from 'vitest';
import { offlineFiles } from './offline-files.mjs';

const MANIFEST = {
  'index.html': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    dynamicImports: ['src/pages/flexa-theme.tsx', 'src/pages/home.tsx', 'toasts'],
  },
  toasts: { file: 'assets/toasts.js' },
  'src/pages/home.tsx': { file: 'assets/home.js' },
  'src/pages/flexa-theme.tsx': {
    file: 'assets/studio.js',
    imports: ['shared'],
    dynamicImports: ['panel', 'firestore'],
  },
  shared: { file: 'assets/shared.js' },
  panel: { file: 'assets/panel.js', assets: ['assets/worker.js'], imports: ['shared'] },
  firestore: { file: 'assets/firestore.js' },
};

test('the studio is kept with what it loads later, other pages and what needs a network are not', () => {
  const sourcesOf = (file: string) =>
    file.includes('firestore') ? ['../../node_modules/@firebase/firestore/dist/index.js'] : [];
  expect(offlineFiles(MANIFEST, sourcesOf)).toEqual([
    'assets/app.css',
    'assets/app.js',
    'assets/panel.js',
    'assets/shared.js',
    'assets/studio.js',
    'assets/toasts.js',
    'assets/worker.js',
  ]);
});

test('a page that is missing stops the build', () => {
  expect(() => offlineFiles({ 'index.html': { file: 'assets/app.js' } }, () => [])).toThrow(
    'flexa-theme',
  );
});
