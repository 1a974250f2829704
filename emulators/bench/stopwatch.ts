import type { CDPSession, Page } from '@playwright/test';

/** Returns a function that measures the milliseconds of a page's main thread, independent of other load. */
export async function createStopwatch(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async (work: () => Promise<unknown>) => {
    const before = await read();
    await work();
    return (await read()) - before;
  };
}
