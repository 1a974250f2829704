import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createSecuritySheet, offerSecuritySheets } from './security-sheet';

const HELP = 'https://flexa.example/document';

function createPackage(
  js = `open("${HELP}")`,
  privileges: unknown[] = [],
  version = '1.2.3.0',
): Uint8Array {
  const content = {
    visual: { guid: 'flexaBridge92DC', displayName: 'Flexa Bridge', version },
    content: { js, css: '' },
    capabilities: { privileges, objects: { flexaLicence: {}, bars: {} } },
    stringResources: {},
  };
  return zipSync({ 'resources/flexa.pbiviz.json': strToU8(JSON.stringify(content)) });
}

test('the security sheet states facts read from the package', () => {
  const bytes = createPackage();
  const sheet = createSecuritySheet('flexa-bridge.pbiviz', bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(sheet).toMatch(/^Security sheet: Flexa Bridge 1\.2\.3\.0$/m);
  expect(sheet).toMatch(new RegExp(`^SHA-256 +${hash}$`, 'm'));
  expect(sheet).toMatch(new RegExp(`^Size +${bytes.length} bytes$`, 'm'));
  expect(sheet).toMatch(/^From a store +flexaBridge92DC_OrgStore$/m);
  expect(sheet).toContain('Privileges: none.');
  expect(sheet).toMatch(new RegExp(`^ {2}${HELP}$`, 'm'));
  expect(sheet).toMatch(/^ {2}flexaLicence, bars$/m);
  expect(sheet).toContain('powerbi-visuals-tools 7.');
  expect(sheet).toContain('Allow visuals created using the Power BI SDK');
  expect(createSecuritySheet('a.pbiviz', createPackage('draw()'))).toContain(
    'It holds no web address.',
  );
});

test('a package that asks for a privilege gets no security sheet', () => {
  const asking = createPackage('draw()', [{ name: 'WebAccess', parameters: ['*'] }]);
  expect(() => createSecuritySheet('a.pbiviz', asking)).toThrow(/asks for privileges: .*WebAccess/);
});

test.each(['fetch("/x")', 'localStorage.key', 'eval("1")', 'new WebSocket("wss://x")'])(
  'a package whose script contains %s gets no security sheet',
  (js) => {
    expect(() => createSecuritySheet('a.pbiviz', createPackage(js))).toThrow(/a\.pbiviz holds /);
  },
);

test('each package has its security sheet beside it, and a new package gets a new sheet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  try {
    const file = join(folder, 'flexa-bridge.pbiviz');
    const readSheet = () => readFile(join(folder, 'flexa-bridge-security.txt'), 'utf8');
    await writeFile(file, createPackage());
    await offerSecuritySheets([file], folder);
    expect(await readdir(folder)).toEqual(['flexa-bridge-security.txt', 'flexa-bridge.pbiviz']);
    expect(await readSheet()).toContain('1.2.3.0');
    await writeFile(file, createPackage('draw()', [], '1.2.4.0'));
    await offerSecuritySheets([file], folder);
    expect(await readSheet()).toContain('1.2.4.0');
  } finally {
    await rm(folder, { recursive: true });
  }
});
