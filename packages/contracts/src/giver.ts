/** Maximum number of characters of a giver's name or company in a mail to others. */
export const GIVER_NAME_MAX = 60;

/** The person who gave a seat, as its recipient sees them. */
export interface Giver {
  name: string | null;
  company: string | null;
  /** Their confirmed address. */
  email: string;
}

/**
 * An @, the beginning of a link, or a dot between letters as in a domain, in the full-width and half-width forms too
 * (IDNA, RFC 3490 section 3.1): mail programs turn them into links.
 */
const ADDRESS_OR_LINK = /@|:\/\/|\bwww\b|[\p{L}\p{N}][.\u3002\uFF61]\p{L}{2}/iu;

/** Returns a name that is safe to show to strangers; null if it is empty or contains an address or a link. */
export function cleanGiverName(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .normalize('NFKC')
    // Invisible characters would hide the dot of a domain, and direction marks disguise a name.
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
  if (line === '' || ADDRESS_OR_LINK.test(line)) return null;
  const letters = [...line];
  if (letters.length <= GIVER_NAME_MAX) return line;
  return `${letters.slice(0, GIVER_NAME_MAX - 1).join('')}…`;
}

/** Names a giver for a title: “Bea Buyer at Cedar Freight”. */
export function nameGiver({ name, company, email }: Giver): string {
  if (name === null) return email;
  return company === null ? name : `${name} at ${company}`;
}

/** Names a giver with their address: “Bea Buyer at Cedar Freight (bea@cedar-freight.example)”. */
export function describeGiver(giver: Giver): string {
  return giver.name === null ? giver.email : `${nameGiver(giver)} (${giver.email})`;
}
