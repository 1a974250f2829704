import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { alerting } from '../alerts/alerts';
import { getDeployOptions } from '../platform/functions';
import type { Platform } from '../platform/platform';
import { auditRepository } from './repository';
import { alertOf } from './notable';

/** What is older was restored or imported: history, which nobody has to act on. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** Tells the operator of what was written to the audit, where it is worth a look; once, however often it is asked. */
export async function watchEntry(platform: Platform, id: string): Promise<void> {
  const entry = await auditRepository(platform.db).find(id);
  const isNews = entry && platform.clock().getTime() - new Date(entry.at).getTime() < NEWS_MS;
  const alert = isNews && alertOf(entry);
  if (alert) await alerting(platform).raise(alert);
}

/** @param platformOf of this process: loading a module touches nothing outside. */
export function auditTriggerOf(platformOf: () => Platform) {
  return onDocumentCreated(
    {
      document: 'audit/{id}',
      retry: true,
      ...getDeployOptions('watchAudit'),
    },
    ({ params }) => watchEntry(platformOf(), params.id),
  );
}
