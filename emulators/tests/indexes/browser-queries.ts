import type { Page } from '@playwright/test';
import { createQueryLog, type SentRequest } from '@flexa/functions/platform/query-log';

/**
 * Records the queries that a page sends to Firestore in the folder FLEXA_QUERY_LOG. The web SDK puts its requests, as
 * JSON, into the fields `req0___data__` … of a form.
 */
export function recordQueries(page: Page): void {
  const folder = process.env.FLEXA_QUERY_LOG;
  if (!folder) return;
  const log = createQueryLog(folder);
  page.on('request', (request) => {
    if (!request.url().includes('/google.firestore.v1.Firestore/Listen/')) return;
    for (const [field, value] of new URLSearchParams(request.postData() ?? '')) {
      if (/^req\d+___data__$/.test(field)) log(JSON.parse(value) as SentRequest);
    }
  });
}
