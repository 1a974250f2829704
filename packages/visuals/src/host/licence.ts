import {
  chooseLicenseNotice,
  readRevocations,
  verifyLicense,
  type LicenseNotice,
  type LicenseVerdict,
} from '@flexa/license';
import { EMBEDDED_KEY, LICENSE_KEYS, REVOCATIONS } from './release';

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
  const { usesPaidFeatures, isEditing, say } = options;
  const watermark = say('Licence_Watermark');
  return chooseLicenseNotice(checkKeys(key, options), { usesPaidFeatures, isEditing, watermark });
}

/** Checks the key of a company's build, and the report's key once that one unlocks nothing. */
function checkKeys(key: unknown, options: LicenceOptions) {
  if (!EMBEDDED_KEY.includes('.')) return checkKey(key, options);
  const embedded = checkKey(EMBEDDED_KEY, options);
  const own = embedded.isLicensed ? embedded : checkKey(key, options);
  return own.state === 'missing' ? embedded : own;
}

function checkKey(key: unknown, options: LicenceOptions) {
  const verdict = verifyLicense(key, {
    product: options.product,
    now: new Date(),
    keys: LICENSE_KEYS,
    revoked: loadRevocations(),
  });
  return { ...verdict, message: writeMessage(verdict, options) };
}

function writeMessage(
  { state, fault, endsAt, daysLeft }: LicenseVerdict,
  { locale, say }: LicenceOptions,
): string {
  const day = endsAt ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(endsAt) : '';
  switch (state) {
    case 'missing':
      return say('Licence_Missing');
    case 'malformed':
      return say(fault === 'unknown-key' ? 'Licence_Unknown' : 'Licence_Malformed');
    case 'wrong-product':
      return say('Licence_WrongProduct');
    case 'revoked':
      return say('Licence_Revoked');
    case 'expired':
      return say('Licence_Expired', day);
    case 'grace':
      return say('Licence_Grace', day, daysLeft);
    case 'trial':
      return say('Licence_Trial', daysLeft);
    case 'valid':
      return say('Licence_Valid', day);
  }
}
