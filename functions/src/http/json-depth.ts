const QUOTE = 0x22;
const ESCAPE = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Measures the nesting of a JSON text without parsing it, since deep nesting is what breaks the
 * parser.
 */
export function isDeeperThan(max: number, json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === ESCAPE) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.includes(byte)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSING.includes(byte)) depth -= 1;
  }
  return false;
}
