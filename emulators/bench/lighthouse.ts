import lighthouse, { type Flags, type Result } from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Categories whose scores are the same in every run, unlike performance. */
export const STABLE_CATEGORIES = [
  'accessibility',
  'best-practices',
  'seo',
] as const satisfies Category[];

export interface LighthouseResult {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>;
  /** Failed audits of the categories other than performance. */
  failedAudits: string[];
  audits: Result['audits'];
}

/** Runs Lighthouse on one page, in the browser with the debugging port `port`. */
export async function runLighthouse(
  url: string,
  categories: readonly Category[],
  flags: Flags & { port: number },
): Promise<LighthouseResult> {
  const result = await lighthouse(url, {
    ...flags,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const { pathname } = new URL(url);
  const scores = categories.map((name): [string, number] => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const failedAudits = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${pathname} ${name}: ${lhr.audits[id]?.title ?? id} (${id})`),
    );
  return { scores: Object.fromEntries(scores), failedAudits, audits: lhr.audits };
}
