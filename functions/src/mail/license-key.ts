import type { Html } from '@flexa/contracts/html';
import { GRACE_DAYS } from '@flexa/license/issue';
import { copyable, note, paragraph } from './blocks';

/** Returns the key and how to use it, in both forms. The key of a trial has no days of grace. */
export function keyPart(key: string | null, isTrial = false): { body: Html[]; text: string[] } {
  if (key === null) {
    const gone =
      'There is no key in this e-mail: the licence has ended, or belongs to another account now. Your account shows the licences you have.';
    return { body: [paragraph(gone)], text: [gone] };
  }
  const how = 'Copy the whole key and paste it into the Flexa visual in Power BI:';
  const until = isTrial
    ? 'it works until the trial ends'
    : `it works until the licence ends and for ${GRACE_DAYS} days after`;
  const validity = `Paste it once: ${until}. It’s also in your account.`;
  return {
    body: [paragraph(how), copyable(key), note(validity)],
    text: [how, key, validity],
  };
}
