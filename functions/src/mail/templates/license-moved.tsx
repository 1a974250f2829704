import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { KEY_AHEAD_DAYS } from '@flexa/contracts/license-term';
import { Button, Facts, Paragraph } from '../blocks';
import { defineMail, type MailContext } from '../define-mail';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import {
  formatDay,
  formatMoment,
  formatGreeting,
  formatLicenseName,
  formatProductName,
} from '../words';

const schema = z.object({ ...licenseFields, startsAt: instantSchema });
type Data = z.infer<typeof schema>;

function hasBegun({ startsAt }: Data, { queuedAt }: MailContext): boolean {
  return new Date(startsAt) <= queuedAt;
}

/** Mails that a licence bought ahead begins earlier, because the previous term was refunded. */
export const mail = defineMail({
  schema,
  samples: {
    later: { ...sample.license, startsAt: sample.end, expiresAt: sample.later },
    today: { ...sample.license, startsAt: sample.start },
  },
  subject: ({ visualType }) => `Your next ${formatLicenseName(visualType)} begins earlier`,
  preheader: (data, context) =>
    hasBegun(data, context)
      ? 'It begins today and keeps its full length.'
      : `It begins on ${formatDay(data.startsAt)} and keeps its full length.`,
  title: 'Your next licence begins earlier',
  why: 'You received this e-mail because the dates of a licence you bought have changed.',
  unsubscribe: null,
  Content({ data, context }) {
    const { visualType, quantity, startsAt, expiresAt } = data;
    const license = formatLicenseName(visualType);
    const isRunning = hasBegun(data, context);
    const begins = isRunning ? 'begins today' : `now begins on ${formatDay(startsAt)}`;
    return (
      <>
        <Paragraph>
          {formatGreeting(context.name)} the term before your next {license} has ended early, so
          your next {license} {begins} and keeps its full length.
        </Paragraph>
        <Paragraph>
          {isRunning
            ? 'Its key is in your account. Replace the one in your reports.'
            : `Its key is in your account from ${KEY_AHEAD_DAYS} days before it begins, and we e-mail it to you.`}
        </Paragraph>
        <Facts
          rows={[
            ['Licence', formatProductName(visualType)],
            ['Seats', String(quantity)],
            ['Begins', formatMoment(startsAt)],
            ['Runs until', formatMoment(expiresAt)],
          ]}
        />
        <Button label="Open my account" href={`${context.portalUrl}/general`} />
      </>
    );
  },
});
