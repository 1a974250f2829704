import { decodeBase64url, encodeBase64url } from './base64url.js';
import { verifyEd25519 } from './ed25519.js';

/** A visual checks the same key at each update, so the last answers are kept. */
const ANSWERS_KEPT = 16;
const answers = new Map<string, boolean>();

/** True if the public key has signed the text, by the strict rules of RFC 8032. */
export function isSignedBy(publicKey: string, text: string, signature: Uint8Array): boolean {
  const question = `${publicKey}.${text}.${encodeBase64url(signature)}`;
  const known = answers.get(question);
  if (known !== undefined) return known;
  const answer = verifyNow(publicKey, text, signature);
  if (answers.size >= ANSWERS_KEPT) answers.clear();
  answers.set(question, answer);
  return answer;
}

function verifyNow(publicKey: string, text: string, signature: Uint8Array): boolean {
  const point = decodeBase64url(publicKey);
  return point !== undefined && verifyEd25519(signature, new TextEncoder().encode(text), point);
}
