import { fingerprint, isSame } from '../platform/fingerprint';

/** 80 bits, in characters that no mail server writes in another case. */
const MAC_LENGTH = 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOCAL_PART = /^[^+]+\+([0-9a-f]{32})\.([0-9a-f]{20})$/;

/**
 * The addresses at which tickets are replied to: `support+ID.MAC@in.example`. Nobody can make one without the
 * key, so only people who got a ticket's mails can write into it.
 */
export function replyAddresses(address: string, secret: string) {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  const macOf = (ticketId: string) =>
    fingerprint(secret, 'ticket-reply', ticketId).slice(0, MAC_LENGTH);

  return {
    /** Undefined for an id that is not as those the portal makes. */
    of(ticketId: string): string | undefined {
      if (!UUID.test(ticketId)) return undefined;
      return `${local}+${ticketId.replaceAll('-', '')}.${macOf(ticketId)}@${domain}`;
    },

    /** The ticket whose address that is; undefined for every other, and for one that was made up. */
    ticketAt(recipient: string): string | undefined {
      const text = recipient.trim().toLowerCase();
      const end = text.lastIndexOf('@');
      if (text.slice(end + 1) !== domain) return undefined;
      const [, hex, mac] = LOCAL_PART.exec(text.slice(0, end)) ?? [];
      if (hex === undefined || mac === undefined) return undefined;
      const ticketId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return isSame(mac, macOf(ticketId)) ? ticketId : undefined;
    },
  };
}
