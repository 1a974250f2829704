import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import type { OpenReport } from '@flexa/theme-engine/reports';
import type * as Microsoft from '@microsoft/powerbi-report-authoring-cli';
import { Failure } from './failure';
import type { OpenedReports } from './files';

const PACKAGE = '@microsoft/powerbi-report-authoring-cli';

/** The part of Microsoft's validator that we call, without its command line. */
export type Validator = Pick<
  typeof Microsoft,
  'getMetadataProvider' | 'locateReport' | 'runReportValidation'
>;

/** Returns Microsoft's validator, or null if it is not installed. */
export type FindValidator = () => Promise<Validator | null>;

/**
 * Looks only beside flexa-theme, because a checked folder may come from anyone and must not run
 * code.
 */
export const loadValidator: FindValidator = async () => {
  try {
    return await import('@microsoft/powerbi-report-authoring-cli');
  } catch (error) {
    const reason = describeError(error);
    if (reason.startsWith(`Cannot find package '${PACKAGE}'`)) return null;
    throw new Failure(`${PACKAGE} is installed but can't be loaded: ${reason}`);
  }
};

/** Codes that also occur in reports saved by Power BI Desktop. */
const DESKTOP_CODES = new Set([
  'PBIR_DATASET_REFERENCE_NULL_SIBLING',
  'PBIR_FILLRULE_STOP_COLOR_INVALID',
  'PBIR_JSON_FILE_NO_SCHEMA',
  'PBIR_PAGE_JSON_MISSING',
  'PBIR_PROJECTION_MISSING_NATIVE_QUERY_REF',
  'PBIR_QUERY_STATE_MISSING',
  'PBIR_THEME_FILE_NAME_MISMATCH',
]);

export interface MicrosoftFinding {
  readonly code: string;
  /** `noted` is not the report's fault: Desktop writes it too, or ignores it. */
  readonly level: 'error' | 'warning' | 'noted';
  readonly message: string;
  /** The file in the report's folder, with slashes; null for the whole report. */
  readonly file: string | null;
}

/** Returns the validator's findings on a report, the worst first. */
export async function validateWithMicrosoft(
  validator: Validator,
  { place, isFolder, files }: OpenedReports & { place: string },
  report: OpenReport,
  within?: string,
): Promise<MicrosoftFinding[]> {
  if (isFolder && within === undefined) return collectFindings(validator, join(place, report.root));
  const folder = mkdtempSync(join(tmpdir(), 'flexa-theme-'));
  try {
    const target = join(folder, 'Report.Report');
    if (isFolder) copyUnlinked(join(place, report.root), target);
    else unpackTo(target, files, report.root);
    return await collectFindings(validator, target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Skips links, which may lead out of an assistant's folder. */
function copyUnlinked(from: string, to: string) {
  cpSync(from, to, { recursive: true, filter: (each) => !lstatSync(each).isSymbolicLink() });
}

/** A .pbix has no file that names its model, but the validator requires one. */
const PBIR_DEFINITION = JSON.stringify({
  $schema:
    'https://developer.microsoft.com/json-schemas/fabric/item/report/definitionProperties/2.0.0/schema.json',
  version: '4.0',
  datasetReference: { byPath: { path: '../Report.SemanticModel' } },
});

function unpackTo(place: string, files: OpenedReports['files'], root: string) {
  const own = [...files].filter(([path]) => path.startsWith(root));
  const all = new Map<string, string | Uint8Array>([['definition.pbir', PBIR_DEFINITION]]);
  for (const [path, content] of own) all.set(path.slice(root.length), content);
  for (const [path, content] of all) {
    const file = join(place, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Power BI ignores unknown keys of a theme, and `check` reports them anyway. */
const isThemeFile = (file = '') => /[/\\]StaticResources[/\\]/.test(file);

const LEVELS = ['error', 'warning', 'noted'] as const;

async function collectFindings(validator: Validator, folder: string): Promise<MicrosoftFinding[]> {
  const provider = await validator.getMetadataProvider();
  const { reportDir, defDir } = validator.locateReport(folder);
  // Skips schemas on the web, because flexa-theme works offline.
  const options = { reportDir, defDir, provider, skipSchema: true };
  const { diagnostics } = await validator.runReportValidation(options);
  const found = Object.entries(diagnostics).flatMap(([code, { severity, items }]) =>
    items.map(({ message, file }): MicrosoftFinding => {
      const isNoted = DESKTOP_CODES.has(code) || isThemeFile(file);
      const level = isNoted ? 'noted' : severity;
      const relativeMessage =
        file === undefined ? message : message.replaceAll(file, relative(folder, file));
      const reportFile = file === undefined ? null : relative(folder, file).replaceAll('\\', '/');
      return { code, level, message: relativeMessage, file: reportFile };
    }),
  );
  return found.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
