import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offerLicensePackage } from './license-package';

// npm is slow on a busy machine.
test(
  'the packed @flexa/license contains its types, its README and its terms',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'license-package-'));
    try {
      await offerLicensePackage(folder);
      const list = execFileSync('tar', ['-tzf', join(folder, 'flexa-license.tgz')]).toString();
      const names = ['index.js', 'index.d.ts', 'issue.js', 'package.json', 'README.md', 'LICENSE'];
      expect(list.split('\n')).toEqual(
        expect.arrayContaining(names.map((name) => `package/${name}`)),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
