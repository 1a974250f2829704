import { rgbOf, type SwatchGroup } from './swatches';

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
/** Neither global nor spot: a colour that stays what it is. */
const NORMAL = 2;

/**
 * Adobe Swatch Exchange, which Illustrator, InDesign, Photoshop and Affinity read: big-endian blocks
 * of a type, a length and a body; names in UTF-16 that end with a zero.
 */
export function ase(groups: readonly SwatchGroup[]): Uint8Array {
  const blocks = groups.flatMap(({ name, swatches }) => [
    block(GROUP_START, text(name)),
    ...swatches.map((swatch) =>
      block(COLOR, [
        ...text(swatch.name),
        ...[...'RGB '].map((letter) => letter.charCodeAt(0)),
        ...rgbOf(swatch).flatMap((byte) => float(byte / 255)),
        ...uint16(NORMAL),
      ]),
    ),
    block(GROUP_END, []),
  ]);
  const head = [...'ASEF'].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([
    ...head,
    ...uint16(1),
    ...uint16(0),
    ...uint32(blocks.length),
    ...blocks.flat(),
  ]);
}

function block(type: number, body: readonly number[]): number[] {
  return [...uint16(type), ...uint32(body.length), ...body];
}

function text(value: string): number[] {
  const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
  return [...uint16(units.length + 1), ...[...units, 0].flatMap(uint16)];
}

function uint16(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}

function uint32(value: number): number[] {
  return [...uint16(value >>> 16), ...uint16(value & 0xffff)];
}

function float(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return [0, 1, 2, 3].map((at) => view.getUint8(at));
}
