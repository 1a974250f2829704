/** Test counts of a stage, or of all of them. */
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

/** How a runner ended. */
export interface Ended {
  exitCode: number | null;
  /** True if the stage may have had no test to run. */
  mayBeEmpty?: boolean;
}

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts a vitest report; a file that does not load is a failure as well. */
export function countVitest(json: string | null, ended: Ended): Count {
  return countReport<VitestReport>(json, ended, ({ testResults }) =>
    sum(
      testResults.map((file) => {
        const count = { ...NOTHING };
        for (const { status } of file.assertionResults) {
          if (status === 'passed') count.passed += 1;
          else if (status === 'failed') count.failed += 1;
          else count.skipped += 1;
        }
        if (file.status === 'failed' && count.failed === 0) count.failed = 1;
        return count;
      }),
    ),
  );
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  /** Errors outside any test. */
  errors: readonly unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts a Playwright report; a test that passed only when tried again is a failure. */
export function countPlaywright(json: string | null, ended: Ended): Count {
  return countReport<PlaywrightReport>(json, ended, ({ errors, stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/**
 * Also counts what no report says: a run without tests, and a runner that fails although each of its
 * tests is fine (an error that nobody caught) or that left no report.
 */
function countReport<Report>(
  json: string | null,
  { exitCode, mayBeEmpty = false }: Ended,
  read: (report: Report) => Count,
): Count {
  const report = parse<Report>(json);
  if (!report) return mayBeEmpty && exitCode === 0 ? NOTHING : ONE_FAILED;
  const count = read(report);
  const hasRun = mayBeEmpty || count.passed + count.failed > 0;
  return count.failed > 0 || (hasRun && exitCode === 0) ? count : { ...count, failed: 1 };
}

function parse<Report>(json: string | null): Report | null {
  try {
    return json === null ? null : (JSON.parse(json) as Report);
  } catch {
    return null;
  }
}
