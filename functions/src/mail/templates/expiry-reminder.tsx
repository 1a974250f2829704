import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import { formatCount } from '@flexa/contracts/format';
import { mailCodeSchema } from '@flexa/contracts/mails';
import { GRACE_DAYS } from '@flexa/license/issue';
import { Button, Facts, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { formatMoment, formatGreeting, formatLicenseName, formatProductName } from '../words';

const schema = z.object({
  daysLeft: z.int().min(0),
  isSeat: z.boolean().optional(),
  isTrial: z.boolean().optional(),
  /** True for a manager of its team. Only the owner can renew it. */
  isManaged: z.boolean().optional(),
  /** Identifies the person in the unsubscribe link. */
  stop: z.object({ person: uidSchema, code: mailCodeSchema }),
  ...licenseFields,
});
type Data = z.infer<typeof schema>;

function nameEnding({ visualType, isSeat, isTrial, isManaged }: Data): string {
  const part = isTrial ? 'trial' : isSeat ? 'seat' : undefined;
  const name = part ? `${part} of ${formatProductName(visualType)}` : formatLicenseName(visualType);
  return isManaged ? `team’s ${name}` : name;
}

function announceEnd(data: Data): string {
  return `Your ${nameEnding(data)} ends in ${formatCount(data.daysLeft, 'day')}`;
}

/** Returns the reader's next step, as a sentence and the label of a button. */
function suggestNext({ isSeat, isTrial, isManaged }: Data): { lead: string; label: string } {
  if (isManaged) {
    return {
      lead: 'The owner of the team can renew it. The team and its seats are in your account:',
      label: 'Open the team',
    };
  }
  if (isSeat) {
    return {
      lead: 'The person who gave you the seat can renew it. See what you have in your account:',
      label: 'Open my account',
    };
  }
  return {
    lead: 'To continue without a gap, choose your next term in your account:',
    label: isTrial ? 'Open my account' : 'Renew my licence',
  };
}

export const mail = defineMail({
  schema,
  samples: {
    licence: { ...sample.license, daysLeft: 14, stop: sample.stop },
    seat: { ...sample.license, quantity: 1, daysLeft: 14, isSeat: true, stop: sample.stop },
    trial: { ...sample.license, quantity: 1, daysLeft: 3, isTrial: true, stop: sample.stop },
    team: { ...sample.license, daysLeft: 14, isManaged: true, stop: sample.stop },
  },
  subject: announceEnd,
  preheader: ({ expiresAt }) => `Your licence runs until ${formatMoment(expiresAt)}.`,
  title: announceEnd,
  why: 'You received this e-mail because a licence you hold or manage is about to end.',
  unsubscribe: ({ stop }) => stop,
  Content({ data, context }) {
    const { visualType, quantity, expiresAt, isTrial, isManaged } = data;
    const runs = `your ${nameEnding(data)} runs until ${formatMoment(expiresAt)}.`;
    const key = isTrial
      ? 'Its key ends with it: after that, paid features show a watermark.'
      : `Its key works for ${GRACE_DAYS} more days.`;
    const { lead, label } = suggestNext(data);
    return (
      <>
        <Paragraph>
          {formatGreeting(context.name)} {runs} {key}
        </Paragraph>
        <Facts
          rows={[
            ['Licence', formatProductName(visualType)],
            ['Seats', String(quantity)],
            ['Runs until', formatMoment(expiresAt)],
          ]}
        />
        <Button
          lead={lead}
          label={label}
          href={`${context.portalUrl}/general${isManaged ? '#team' : ''}`}
        />
        <Note>
          If you do nothing, it simply ends: nothing renews automatically and nothing is charged.
        </Note>
      </>
    );
  },
});
