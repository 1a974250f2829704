import { expect, test } from 'vitest';
import { listOfflineFiles } from './offline-files.mjs';

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

const listSources = (file: string) =>
  file.includes('firestore') ? ['../../node_modules/@firebase/firestore/dist/index.js'] : [];

test('the offline files include the studio and its lazy parts, but no other pages and no network code', () => {
  expect(listOfflineFiles(MANIFEST, listSources)).toEqual([
    'assets/app.css',
    'assets/app.js',
    'assets/panel.js',
    'assets/shared.js',
    'assets/studio.js',
    'assets/toasts.js',
    'assets/worker.js',
  ]);
});

test('a missing studio page stops the build', () => {
  expect(() => listOfflineFiles({ 'index.html': { file: 'assets/app.js' } }, () => [])).toThrow(
    'flexa-theme',
  );
});

test('an offline file that imports one that needs a network stops the build', () => {
  const studio = { file: 'assets/studio.js', imports: ['firestore'] };
  expect(() =>
    listOfflineFiles({ ...MANIFEST, 'src/pages/flexa-theme.tsx': studio }, listSources),
  ).toThrow('src/pages/flexa-theme.tsx imports firestore, which needs a network');
});

test('missing source maps, which would cache everything, stop the build', () => {
  expect(() => listOfflineFiles(MANIFEST, () => [])).toThrow('source maps');
});
