// Lays out in functions/upload what is deployed: the bundle, and a lockfile of its own, so that Cloud
// Build installs exactly what was tested. The workspace's own manifest has ranges and no lockfile.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { buildUploadLock } from './upload-lock.mjs';

/** @param {string} path */
const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
/** @param {string} path @param {object} value */
const write = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

const { manifest, lock } = buildUploadLock(
  await read('../package-lock.json'),
  'functions',
  await read('package.json'),
);
await rm('upload', { recursive: true, force: true });
await mkdir('upload');
await write('upload/package.json', manifest);
await write('upload/package-lock.json', lock);
await cp('lib', 'upload/lib', { recursive: true, filter: (path) => !path.endsWith('.map') });
