import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { createAlerts } from '../mail/alerts';
import { getDeployOptions } from '../platform/functions';
import type { Platform } from '../platform/platform';
import { createAuditRepository } from './repository';
import { buildAlert } from './notable';

/** Older entries come from a restored backup or an import, so nobody has to act on them. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** Alerts the operator to a notable entry of the audit. Repeated deliveries raise one alert. */
export async function watchEntry(platform: Platform, id: string): Promise<void> {
  const entry = await createAuditRepository(platform.db).find(id);
  const isNews = entry && platform.clock().getTime() - new Date(entry.at).getTime() < NEWS_MS;
  const alert = isNews && buildAlert(entry);
  if (alert) await createAlerts(platform).raise(alert);
}

/**
 * Creates the trigger that watches the audit.
 *
 * @param getPlatform a function, so that loading the module opens no connection.
 */
export function createAuditTrigger(getPlatform: () => Platform) {
  return onDocumentCreated(
    {
      document: 'audit/{id}',
      retry: true,
      ...getDeployOptions('watchAudit'),
    },
    ({ params }) => watchEntry(getPlatform(), params.id),
  );
}
