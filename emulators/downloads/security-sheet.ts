import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findForbidden, readPackage } from '@flexa/visuals/build-bundle';
import { ROOT } from '../stack/paths';

/** The version of Microsoft's tool that the packages are built with. */
function readToolVersion(): string {
  const file = join(ROOT, 'packages', 'visuals', 'tools', 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['powerbi-visuals-tools'] ?? '';
}

const formatSheetName = (file: string) => file.replace(/\.pbiviz$/, '-security.txt');

const SETTINGS_PAGE =
  'https://learn.microsoft.com/fabric/admin/service-admin-portal-power-bi-visuals';
const STORE_PAGE = 'https://learn.microsoft.com/fabric/admin/organizational-visuals';

/**
 * Returns the answers to what an IT department asks about a visual, each read from the package itself.
 *
 * @throws Error if the package asks for a privilege, or holds code that reaches the network or a storage
 */
export function createSecuritySheet(file: string, bytes: Uint8Array): string {
  const { visual, content, capabilities } = readPackage(bytes);
  const privileges = capabilities.privileges ?? [];
  if (privileges.length > 0) {
    throw new Error(`${file} asks for privileges: ${JSON.stringify(privileges)}`);
  }
  const findings = findForbidden(content.js, []);
  const addresses = [...new Set(findings.filter((each) => /^https?:/.test(each)))];
  const code = findings.filter((each) => !addresses.includes(each));
  if (code.length > 0) throw new Error(`${file} holds ${code.join(', ')}`);
  const cards = Object.keys(capabilities.objects ?? {});
  const lines = [
    `Security sheet: ${visual.displayName} ${visual.version}`,
    '',
    `File            ${file}`,
    `Name in reports ${visual.guid}`,
    `From a store    ${visual.guid}_OrgStore`,
    `Size            ${bytes.length} bytes`,
    `SHA-256         ${createHash('sha256').update(bytes).digest('hex')}`,
    '',
    'Privileges: none. The package asks Power BI for no web access, local storage or download.',
    '',
    'Network: none. Its script holds no call that sends or loads anything.',
    addresses.length === 0
      ? 'It holds no web address.'
      : 'Web addresses in the script: names of XML formats, and help that opens when someone clicks a link:',
    ...addresses.map((address) => `  ${address}`),
    '',
    'Stored: only its own settings, by Power BI, in the report. The licence key is one of them',
    '(flexaLicence.key), and everyone who can open the report can read it. Cards of settings:',
    `  ${cards.join(', ')}`,
    '',
    `Audit: pbiviz package --certification-audit of powerbi-visuals-tools ${readToolVersion()} found no error`,
    'and no external request. Our build stops at any.',
    '',
    'Certification: none. Microsoft certifies visuals that are on AppSource, and has not reviewed this one.',
    'Power BI leaves an uncertified visual out of exports to PowerPoint and PDF and of e-mail subscriptions.',
    '',
    'Tenant settings (Fabric admin portal, Tenant settings, Power BI visuals):',
    '  imported from the file: "Allow visuals created using the Power BI SDK" on (off by default), and',
    '    "Add and use certified visuals only (block uncertified)" off.',
    "  from the organisation's store: an administrator adds the file under Organizational visuals. The two",
    '    settings above do not affect it.',
    `  Source: ${SETTINGS_PAGE} and`,
    `  ${STORE_PAGE}, as of April 2026 and October 2025.`,
    '',
  ];
  return lines.join('\n');
}

/** Writes the security sheet of each package into the folder from which the portal offers them. */
export async function offerSecuritySheets(files: readonly string[], dir: string): Promise<void> {
  for (const file of files) {
    const name = basename(file);
    const sheet = createSecuritySheet(name, await readFile(file));
    await writeFile(join(dir, formatSheetName(name)), sheet);
  }
}
