import { formatNumber } from '@flexa/contracts/format';
import { findCssColors, findPixelColors } from '@flexa/theme-engine/brand';
import { decodeText } from '@flexa/theme-engine/import';

/** Larger logos and style sheets are refused. */
const MAX_BYTES = 5_000_000;
/** Pixels along the longer side: enough for the colours of a logo, and little to go through. */
const LONGEST = 160;
/** A file of 5 MB can hold a picture that takes gigabytes once it is decoded. */
const MAX_PIXELS = 60_000_000;

/** Colours of a file, or a sentence that says why it has no colours. */
export type BrandFile =
  | { readonly colors: string[] }
  | { readonly colors: null; readonly reason: string };

const refuse = (reason: string): BrandFile => ({ colors: null, reason });

type Kind = 'png' | 'jpeg' | 'svg' | 'css';

const TYPES: Readonly<Record<Exclude<Kind, 'css'>, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/**
 * Returns one to three colours of a logo or style sheet. The file is read in the browser and goes
 * nowhere. An SVG is drawn as an image, in which browsers run no scripts and load nothing.
 */
export async function readBrandFile(file: File): Promise<BrandFile> {
  const { name, size } = file;
  if (size > MAX_BYTES) {
    const megabytes = formatNumber(Math.ceil(size / 100_000) / 10);
    return refuse(`${name} has ${megabytes} MB. A logo or style sheet may have 5 MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = findKind(bytes, name);
  if (kind === null) return refuse(`${name} is not a PNG, JPEG, SVG or CSS file.`);
  if (kind === 'css') {
    const colors = findCssColors(decodeText(bytes).text);
    return colors.length > 0 ? { colors } : refuse(`${name} names no colours.`);
  }
  const pixels = await readPixels(new Blob([bytes], { type: TYPES[kind] }));
  if (pixels === 'unreadable') return refuse(`${name} can’t be read as an image.`);
  if (pixels === 'too-large') return refuse(`${name} has too many pixels. Use a smaller one.`);
  const colors = findPixelColors(pixels);
  return colors.length > 0 ? { colors } : refuse(`${name} has no colours: it is transparent.`);
}

/** Finds the kind of a file by its first bytes, because names are often wrong. */
function findKind(bytes: Uint8Array, name: string): Kind | null {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47)
    return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const { text } = decodeText(bytes.subarray(0, 4000));
  if (/<svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text)) return 'svg';
  return /\.css$/i.test(name) ? 'css' : null;
}

async function readPixels(blob: Blob): Promise<Uint8ClampedArray | 'unreadable' | 'too-large'> {
  const url = URL.createObjectURL(blob);
  try {
    const image = await loadImage(url);
    if (!image) return 'unreadable';
    // An SVG without a size of its own is drawn as a square.
    const width = image.naturalWidth || LONGEST;
    const height = image.naturalHeight || LONGEST;
    if (width * height > MAX_PIXELS) return 'too-large';
    const share = Math.min(1, LONGEST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * share));
    canvas.height = Math.max(1, Math.round(height * share));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 'unreadable';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
