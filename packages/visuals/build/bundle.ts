import { unzipSync } from 'fflate';

/**
 * Code that a certified visual must not contain: access to the network, to storage or to further
 * code.
 */
const FORBIDDEN: readonly RegExp[] = [
  /\bfetch\s*\(/,
  /\bXMLHttpRequest\b/,
  /\bWebSocket\b/,
  /\bEventSource\b/,
  /\bsendBeacon\b/,
  /\bRTCPeerConnection\b/,
  /\bimportScripts\b/,
  /\bimport\s*\(/,
  /\beval\s*\(/,
  /\bnew Function\b/,
  /\.(innerHTML|outerHTML|insertAdjacentHTML)\b/,
  /\bdocument\.(write|cookie)\b/,
  /\b(localStorage|sessionStorage|indexedDB)\b/,
];

interface PackageContent {
  visual: { guid: string; displayName: string; version: string };
  content: { js: string; css: string };
  capabilities: { privileges?: unknown[]; objects?: Record<string, unknown> };
  stringResources: Record<string, Record<string, string>>;
}

/** Reads a .pbiviz file, a zip of JSON. */
export function readPackage(file: Uint8Array): PackageContent {
  const files = unzipSync(file);
  const name = Object.keys(files).find((path) => path.endsWith('.pbiviz.json'));
  const bytes = name && files[name];
  if (!bytes) throw new Error('The package has no visual in it');
  return JSON.parse(new TextDecoder().decode(bytes)) as PackageContent;
}

/** Finds forbidden code in a bundle, and all web addresses except the given ones. */
export function findForbidden(js: string, addresses: readonly string[]): string[] {
  const found = FORBIDDEN.flatMap((pattern) => pattern.exec(js)?.[0] ?? []);
  const isAllowed = (address: string) => addresses.some((allowed) => address.startsWith(allowed));
  const others = (js.match(/\bhttps?:\/\/[^\s"'`\\)]+/g) ?? []).filter((one) => !isAllowed(one));
  return [...found, ...others];
}
