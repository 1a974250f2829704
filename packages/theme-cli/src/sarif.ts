import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULES, type CheckFinding, type Level } from './findings';
import type { IgnoredFinding } from './ignore-file';
import type { Checked } from './summary';

const LEVELS: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  contrast: 'warning',
  note: 'note',
};

/** The tool, and the folder for relative paths. */
export interface SarifContext {
  readonly version: string;
  readonly cwd: string;
  /** Reason for the failure. */
  readonly failure?: string;
}

/** Formats findings as a SARIF 2.1.0 log, which GitHub and Azure DevOps show at their lines. */
export function createSarifLog(results: readonly Checked[], context: SarifContext): object {
  const findings = results.flatMap(({ errors, warnings, contrast, notes, ignored }) => [
    ...[...errors, ...warnings, ...contrast, ...notes].map((finding) => ({
      finding,
      reason: null,
    })),
    ...ignored.map((finding: IgnoredFinding) => ({ finding, reason: finding.reason })),
  ]);
  return createLog(findings, context);
}

/** Formats the log of a failed command. An unreadable file is a result in it. */
export function createFailedSarifLog(finding: CheckFinding | null, context: SarifContext): object {
  return createLog(finding ? [{ finding, reason: null }] : [], context);
}

interface Reported {
  readonly finding: CheckFinding;
  /** Reason in the ignore file; null for a finding that counts. */
  readonly reason: string | null;
}

function createLog(reported: readonly Reported[], context: SarifContext): object {
  const { version, cwd, failure } = context;
  const ids = [...new Set(reported.map(({ finding }) => finding.rule))].sort();
  return {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'flexa-theme', version, rules: ids.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: failure === undefined,
            ...(failure !== undefined && {
              toolExecutionNotifications: [{ level: 'error', message: { text: failure } }],
            }),
          },
        ],
        results: reported.map(({ finding, reason }) => ({
          ruleId: finding.rule,
          ruleIndex: ids.indexOf(finding.rule),
          level: LEVELS[finding.level],
          message: { text: finding.message },
          locations: [describeLocation(finding, cwd)],
          partialFingerprints: { 'flexaFinding/v1': hashFinding(finding) },
          ...(reason !== null && {
            suppressions: [{ kind: 'external', status: 'accepted', justification: reason }],
          }),
        })),
      },
    ],
  };
}

function describeRule(id: string) {
  const known = Object.entries(RULES).find(([rule]) => rule === id)?.[1];
  const about = known?.about ?? 'A finding of Microsoft’s validator.';
  return {
    id,
    shortDescription: { text: about },
    ...(known && { defaultConfiguration: { level: LEVELS[known.level] } }),
  };
}

function describeLocation({ file, line, column, at }: CheckFinding, cwd: string) {
  const [own = file, inside] = file.split('!');
  const names = [inside, at].filter((name) => name !== undefined && name !== '');
  return {
    physicalLocation: {
      artifactLocation: describeArtifact(own, cwd),
      region: { startLine: line ?? 1, ...(column !== null && { startColumn: column }) },
    },
    ...(names.length > 0 && {
      logicalLocations: names.map((name) => ({ fullyQualifiedName: name })),
    }),
  };
}

/** Makes paths below the working folder relative, so that a log fits any checkout. */
function describeArtifact(file: string, cwd: string) {
  const way = relative(cwd, resolve(cwd, file));
  if (way.startsWith('..') || isAbsolute(way))
    return { uri: pathToFileURL(resolve(cwd, file)).href };
  const uri = way.split(sep).map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}

const hashFinding = ({ rule, file, at, message }: CheckFinding) =>
  createHash('sha256').update([rule, file, at, message].join('\n')).digest('hex').slice(0, 32);
