import { isIP } from 'node:net';

/**
 * Source of a call. Each front end appends the address that connected to it to X-Forwarded-For. We
 * read the list from its end, because the caller may have written the rest.
 * - Straight to a function: `…, caller`. Google's front end wrote the last entry.
 * - Through Hosting: `…, caller, Hosting`. Hosting (Fastly, then a proxy of Google's) appended the
 *   caller and connected to Google's front end from an address in Google Cloud's ranges. Anyone's
 *   virtual machine has such an address, so it doesn't prove that a call came through Hosting.
 *
 * This order comes from recorded requests (`x-forwarded-for: 200.114.214.155,104.198.56.253` beside
 * `fastly-client-ip: 200.114.214.155`), because Google documents the header without an order
 * (cloud.google.com/functions/docs/reference/headers). Fastly-Client-IP is no help: Fastly keeps
 * one that the caller sent (fastly.com/documentation/reference/http/http-headers/Fastly-Client-IP).
 */
export interface Source {
  /**
   * The presumed caller. Only a caller that bypasses Hosting can forge it, and then `peer` is
   * theirs.
   */
  address: string;
  /**
   * The address that connected to Google's front end: Hosting or the caller. Nobody can forge it.
   */
  peer: string;
}

/** @param isBehindHosting true for functions with a Hosting rewrite. */
export function parseSource(forwardedFor: string | undefined, isBehindHosting: boolean): Source {
  const entries = (forwardedFor ?? '').split(',').map((entry) => parseNetwork(entry.trim()));
  const peer = entries.at(-1) ?? '';
  return { address: (isBehindHosting ? entries.at(-2) : undefined) || peer, peer };
}

/**
 * Returns the /56 block of an IPv6 network, which providers give to one customer (RFC 6177 names /48 to /56), and
 * an IPv4 address as it is.
 */
export function readBlock(network: string): string {
  const [, start, group = ''] =
    /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? [];
  if (start === undefined) return network;
  return `${start}:${(parseInt(group, 16) & 0xff00).toString(16)}::/56`;
}

/** Returns an IPv4 address, or the /64 network of an IPv6 address, or '' for anything else. */
function parseNetwork(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
