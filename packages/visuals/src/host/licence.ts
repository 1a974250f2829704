import { checkLicense, licenseNotice, readRevocations, type LicenseNotice } from '@flexa/license';
import { LICENSE_KEYS, REVOCATIONS } from './release';

/** Words about a licence, by their keys in a visual's strings. */
type SayLicence = (key: LicenceKey, ...values: readonly (string | number)[]) => string;
type LicenceKey =
  | 'Licence_Watermark'
  | 'Licence_Missing'
  | 'Licence_Malformed'
  | 'Licence_Unknown'
  | 'Licence_WrongProduct'
  | 'Licence_Revoked'
  | 'Licence_Expired'
  | 'Licence_Grace'
  | 'Licence_Trial'
  | 'Licence_Valid';

interface LicenceOptions {
  product: readonly string[];
  usesPaidFeatures: boolean;
  isEditing: boolean;
  locale: string;
  say: SayLicence;
}

let revoked: ReturnType<typeof readRevocations>;
let isListRead = false;

function loadRevocations() {
  if (!isListRead && REVOCATIONS !== '') revoked = readRevocations(REVOCATIONS, LICENSE_KEYS);
  isListRead = true;
  return revoked;
}

/** Returns the notice about a visual's licence, in the reader's language. */
export function chooseNotice(key: unknown, options: LicenceOptions): LicenseNotice | null {
  const { product, usesPaidFeatures, isEditing, locale, say } = options;
  const formatDay = (date: Date | null) =>
    date ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date) : '';
  const check = checkLicense(key, {
    product,
    now: new Date(),
    keys: LICENSE_KEYS,
    revoked: loadRevocations(),
    words: {
      missing: () => say('Licence_Missing'),
      malformed: ({ fault }) =>
        say(fault === 'unknown-key' ? 'Licence_Unknown' : 'Licence_Malformed'),
      'wrong-product': () => say('Licence_WrongProduct'),
      revoked: () => say('Licence_Revoked'),
      expired: ({ endsAt }) => say('Licence_Expired', formatDay(endsAt)),
      grace: ({ endsAt, daysLeft }) => say('Licence_Grace', formatDay(endsAt), daysLeft),
      trial: ({ daysLeft }) => say('Licence_Trial', daysLeft),
      valid: ({ endsAt }) => say('Licence_Valid', formatDay(endsAt)),
    },
  });
  const watermark = say('Licence_Watermark');
  return licenseNotice(check, { usesPaidFeatures, isEditing, watermark });
}
