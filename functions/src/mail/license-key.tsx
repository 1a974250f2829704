import { GRACE_DAYS } from '@flexa/license/issue';
import { Copyable, Note, Paragraph } from './blocks';

interface LicenseKeyProps {
  /** Null if the licence has ended or belongs to another account. */
  value: string | null;
  /** A trial's key has no grace days. */
  isTrial?: boolean | undefined;
}

/** Shows the key with instructions. */
export function LicenseKey({ value, isTrial = false }: LicenseKeyProps) {
  if (value === null) {
    return (
      <Paragraph>
        There is no key in this e-mail: the licence has ended, or belongs to another account now.
        Your account shows the licences you have.
      </Paragraph>
    );
  }
  const until = isTrial
    ? 'it works until the trial ends'
    : `it works until the licence ends and for ${GRACE_DAYS} days after`;
  return (
    <>
      <Paragraph>Copy the whole key and paste it into the Flexa visual in Power BI:</Paragraph>
      <Copyable>{value}</Copyable>
      <Note>Paste it once: {until}. It’s also in your account.</Note>
    </>
  );
}
