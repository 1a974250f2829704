/** Hashes text to four 32-bit numbers, the same in every browser. */
function hash128(text: string): readonly number[] {
  const state = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane += 1) {
      const mixed = Math.imul((state[lane] ?? 0) ^ code, 0x01000193 + lane * 0x10000);
      state[lane] = (mixed ^ (mixed >>> 13) ^ (state[(lane + 1) % 4] ?? 0)) >>> 0;
    }
  }
  return state.map((lane) => {
    const a = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
    const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
    return (b ^ (b >>> 16)) >>> 0;
  });
}

/** Hashes text to 32 hexadecimal digits. */
export function hashText(text: string): string {
  return hash128(text)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}

/** Derives a UUID (version 8, custom data) from text. */
export function deriveUuid(text: string): string {
  const hex = hashText(text);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
