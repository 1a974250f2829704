import type { Verdict } from '@flexa/theme-engine/format';

/** Names the rules behind a verdict: Microsoft's schema with its version, if this site has it, and ours. */
export function describeSource({ checkedBy, schemaVersion }: Verdict): string {
  if (checkedBy === 'own') return 'Checked with Flexa’s theme rules';
  const version = schemaVersion === null ? '' : ` ${schemaVersion}`;
  return `Checked with Microsoft’s theme schema${version} and Flexa’s rules`;
}
