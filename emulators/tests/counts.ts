/** Test counts of one stage or of the whole run. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

/** Parts of a runner's JSON report that we read. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}
interface PlaywrightReport {
  /** Errors outside of tests. */
  errors: readonly unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** End of a runner. */
interface RunnerEnd {
  exitCode: number | null;
  /** True if a run without tests is fine, as under `npm run check` after a change of documents. */
  mayBeEmpty: boolean;
}

/**
 * Counts the tests in a report by Vitest or Playwright. Adds a failure for a missing report, for a run without tests
 * and for a runner that fails although its tests pass.
 */
export function countTests(json: string | null, { exitCode, mayBeEmpty }: RunnerEnd): Count {
  const report = parseReport(json);
  if (!report) return mayBeEmpty && exitCode === 0 ? { ...FAILED, failed: 0 } : FAILED;
  const count = 'stats' in report ? countPlaywright(report) : countVitest(report);
  const isFine = exitCode === 0 && (mayBeEmpty || count.passed > 0);
  return count.failed > 0 || isFine ? count : { ...count, failed: 1 };
}

function countVitest({ testResults }: VitestReport): Count {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    const states = assertionResults.map((test) => test.status);
    const failed = states.filter((state) => state === 'failed').length;
    const passed = states.filter((state) => state === 'passed').length;
    count.passed += passed;
    // A file that does not load has no tests.
    count.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    count.skipped += states.length - passed - failed;
  }
  return count;
}

/** Counts flaky tests, which pass only on a retry, as failures. */
function countPlaywright({ errors, stats }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function parseReport(json: string | null): VitestReport | PlaywrightReport | null {
  try {
    return json === null ? null : (JSON.parse(json) as VitestReport | PlaywrightReport);
  } catch {
    return null;
  }
}
