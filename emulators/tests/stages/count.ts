/** What a stage, or all of them, came to. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Count = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Count = { ...NOTHING, failed: 1 };

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    NOTHING,
  );
}

export function describe({ passed, failed, skipped }: Count): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts a vitest report. What went wrong outside of any test counts as well: a file that does not
 * load, a run without tests, and a runner that fails although each of its tests is fine (an error
 * that nobody caught) or that left no report.
 */
export function countReport(json: string | null, exitCode: number | null): Count {
  const report = parse(json);
  if (!report) return ONE_FAILED;
  const count = { ...NOTHING };
  for (const file of report.testResults) {
    if (
      file.status === 'failed' &&
      file.assertionResults.every(({ status }) => status !== 'failed')
    )
      count.failed += 1;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed += 1;
      else if (status === 'failed') count.failed += 1;
      else count.skipped += 1;
    }
  }
  const ran = count.passed + count.failed > 0;
  if (count.failed === 0 && (!ran || exitCode !== 0)) count.failed = 1;
  return count;
}

function parse(json: string | null): Report | null {
  try {
    return json === null ? null : (JSON.parse(json) as Report);
  } catch {
    return null;
  }
}
