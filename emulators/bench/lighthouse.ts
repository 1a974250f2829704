import lighthouse, { type Flags, type Result } from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Categories whose scores are the same at every run, unlike performance. */
export const QUALITY = ['accessibility', 'best-practices', 'seo'] as const satisfies Category[];

export interface Scores {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>;
  /** Failed audits of the categories other than performance. */
  faults: string[];
  audits: Result['audits'];
}

/** Runs Lighthouse on one page, in the browser with the debugging port `port`. */
export async function runLighthouse(
  address: string,
  categories: readonly Category[],
  flags: Flags & { port: number },
): Promise<Scores> {
  const answer = await lighthouse(address, {
    ...flags,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!answer) throw new Error(`Lighthouse returned no result for ${address}`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const { pathname } = new URL(address);
  const scores = categories.map((name): [string, number] => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${pathname} ${name}: ${lhr.audits[id]?.title ?? id} (${id})`),
    );
  return { scores: Object.fromEntries(scores), faults, audits: lhr.audits };
}
