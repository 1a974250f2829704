import { escapeHtml } from '@flexa/contracts/html';
/** Escapes text for XML and drops characters that XML cannot represent. */
export function escapeXml(value: string): string {
  // oxlint-disable-next-line no-control-regex
  const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
  return escapeHtml(value.replace(unfit, ''));
}
