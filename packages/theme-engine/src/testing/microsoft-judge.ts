import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  getMetadataProvider,
  locateReport,
  runReportValidation,
} from '@microsoft/powerbi-report-authoring-cli';

/** A finding of Microsoft's validator, one per place. */
export interface Judgement {
  readonly code: string;
  readonly message: string;
}

/**
 * Accepted codes, with reasons. The validator also finds them in reports saved by Power BI Desktop.
 * Every other code is a fault.
 */
export const NOTED: Readonly<Record<string, string>> = {
  PBIR_THEME_FILE_NAME_MISMATCH:
    'A theme is called by its own name; every real report with a custom theme does so.',
  PBIR_FILLRULE_STOP_COLOR_INVALID:
    'A gradient from minColor to maxColor follows the theme, as Desktop writes it.',
  PBIR_THEME_VISUAL_UNKNOWN:
    'A theme may style custom visuals; the validator knows Power BI’s own visuals alone.',
};

/** Runs Microsoft's validator on the files of a project. */
export async function judgeProject(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<readonly Judgement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'judged-'));
  try {
    for (const [path, content] of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const report = [...files.keys()].find((path) => path.endsWith('/definition.pbir'));
    return await judgeFolder(join(folder, dirname(report ?? '')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs Microsoft's validator on a report in a folder. */
export async function judgeFolder(folder: string): Promise<readonly Judgement[]> {
  const { reportDir, defDir } = locateReport(folder);
  const provider = await getMetadataProvider();
  // Skips schema addresses on the web. build-project.test checks the schemas themselves.
  const { diagnostics } = await runReportValidation({
    reportDir,
    defDir,
    provider,
    skipSchema: true,
  });
  return Object.entries(diagnostics).flatMap(([code, { items }]) =>
    items.map(({ message }) => ({ code, message: message.replaceAll(folder, '') })),
  );
}

/** Returns the findings without the accepted codes. */
export function filterFaults(judgements: readonly Judgement[]): readonly Judgement[] {
  return judgements.filter(({ code }) => !Object.hasOwn(NOTED, code));
}
