import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import { formatCount } from '@flexa/contracts/format';
import { mailCodeSchema } from '@flexa/contracts/mails';
import { GRACE_DAYS } from '@flexa/license/issue';
import { button, facts, note, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({
  daysLeft: z.int().min(0),
  isSeat: z.boolean().optional(),
  isTrial: z.boolean().optional(),
  /** To a manager of its team, whose owner alone can renew it. */
  isManaged: z.boolean().optional(),
  /** Identifies the person in the unsubscribe link. */
  stop: z.object({ person: uidSchema, code: mailCodeSchema }),
  ...licenseFields,
});
type Data = z.infer<typeof schema>;

function render(data: Data, context: MailContext): Letter {
  const { daysLeft, visualType, quantity, expiresAt } = data;
  const { isSeat = false, isTrial = false, isManaged = false } = data;
  const of = isTrial ? 'trial' : isSeat ? 'seat' : undefined;
  const own = of ? `${of} of ${productName(visualType)}` : licenseName(visualType);
  const what = isManaged ? `team’s ${own}` : own;
  const account = `${context.portalUrl}/general${isManaged ? '#team' : ''}`;
  const end = `in ${formatCount(daysLeft, 'day')}`;
  const opening = `${greeting(context.name)} your ${what} runs until ${formatMoment(expiresAt)}. ${
    isTrial
      ? 'Its key ends with it: after that, paid features show a watermark.'
      : `Its key works for ${GRACE_DAYS} more days.`
  }`;
  const next = isManaged
    ? 'The owner of the team can renew it. The team and its seats are in your account:'
    : isSeat
      ? 'The person who gave you the seat can renew it. See what you have in your account:'
      : 'To continue without a gap, choose your next term in your account:';
  const label = isManaged
    ? 'Open the team'
    : isSeat || isTrial
      ? 'Open my account'
      : 'Renew my licence';
  const after =
    'If you do nothing, it simply ends: nothing renews automatically and nothing is charged.';
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', formatMoment(expiresAt)],
  ];
  return letter(context, {
    subject: `Your ${what} ends ${end}`,
    preheader: `It runs until ${formatMoment(expiresAt)}.`,
    title: `Your ${what} ends ${end}`,
    body: [paragraph(opening), facts(rows), paragraph(next), button(label, account), note(after)],
    text: [opening, plainFacts(rows), `${next}\n${account}`, after],
    why: 'You received this e-mail because a licence you hold or manage is about to end.',
    stop: data.stop,
  });
}

export const expiryReminder = defineMail({
  template: 'expiry-reminder',
  schema,
  samples: {
    licence: { ...sample.license, daysLeft: 14, stop: sample.stop },
    seat: { ...sample.license, quantity: 1, daysLeft: 14, isSeat: true, stop: sample.stop },
    trial: { ...sample.license, quantity: 1, daysLeft: 3, isTrial: true, stop: sample.stop },
    team: { ...sample.license, daysLeft: 14, isManaged: true, stop: sample.stop },
  },
  render,
});
