import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { KEY_AHEAD_DAYS } from '@flexa/contracts/license-term';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { formatDay, formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({ ...licenseFields, startsAt: instantSchema });
type Data = z.infer<typeof schema>;

function render(data: Data, context: MailContext): Letter {
  const { visualType, quantity, startsAt, expiresAt } = data;
  const what = licenseName(visualType);
  const hasBegun = new Date(startsAt) <= context.queuedAt;
  const when = hasBegun ? 'begins today' : `now begins on ${formatDay(startsAt)}`;
  const opening = `${greeting(context.name)} the term before your next ${what} has ended early, so your next ${what} ${when} and keeps its full length.`;
  const key = hasBegun
    ? 'Its key is in your account. Replace the one in your reports.'
    : `Its key is in your account from ${KEY_AHEAD_DAYS} days before it begins, and we e-mail it to you.`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Begins', formatMoment(startsAt)],
    ['Runs until', formatMoment(expiresAt)],
  ];
  const account = `${context.portalUrl}/general`;
  return letter(context, {
    subject: `Your next ${what} begins earlier`,
    preheader: hasBegun
      ? 'It begins today and keeps its full length.'
      : `It begins on ${formatDay(startsAt)} and keeps its full length.`,
    title: 'Your next licence begins earlier',
    body: [paragraph(opening), paragraph(key), facts(rows), button('Open my account', account)],
    text: [opening, key, plainFacts(rows), `Open my account: ${account}`],
    why: 'You received this e-mail because the dates of a licence you bought have changed.',
  });
}

/** A licence bought ahead begins earlier, since a term before it was refunded. */
export const licenseMoved = defineMail({
  template: 'license-moved',
  schema,
  samples: {
    later: { ...sample.license, startsAt: sample.end, expiresAt: sample.later },
    today: { ...sample.license, startsAt: sample.start },
  },
  render,
});
