import type { MailDocument } from '../mail/mails';
import { topicOf } from '../mail/topics';
import type { Platform } from '../platform/platform';
import type { Audience } from './once';
import { hasLater, licensesHeldBy } from './won-back';

/** Whether a mail that a job queued would be queued now: the sender asks what the job asked. */
export function stillWanted({ db }: Pick<Platform, 'db'>, people: Audience) {
  return async ({ content, uid, to }: Pick<MailDocument, 'content' | 'uid' | 'to'>) => {
    const topic = content ? topicOf(content) : undefined;
    if (!content || topic === undefined || uid === null) return true;
    const contact = await people.contact(uid);
    if (!contact?.hears[topic] || contact.email.toLowerCase() !== to.toLowerCase()) return false;
    const { template, data } = content;
    // One that is dropped is queued again while it is due.
    if (template === 'expiry-reminder') return true;
    if (!(await people.isReachable(uid, to))) return false;
    if (template === 'tips') {
      const left = await people.stepsLeft(uid);
      return data.steps.some((step) => left.includes(step));
    }
    if (template !== 'won-back') return true;
    if (await people.isOrdering(uid)) return false;
    return !hasLater(await licensesHeldBy(db, uid).get(), data.expiresAt);
  };
}
