import { toast } from '@/lib/toast';
import { paletteFromPixels } from '@flexa/theme-engine/model';
import { takeBrand } from './palette-actions';

/** Pixels along the longer side: enough for the colours of a logo, and little to go through. */
const LONGEST = 160;

/** Asks for a picture and takes its colours; it is read here and goes nowhere. */
export function takeColorsOfImage(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.onchange = () => {
    const file = input.files?.[0];
    if (!file) return;
    colorsOfImage(file).then(
      (colors) => {
        if (colors.length > 0) takeBrand(colors);
        else toast.error(`${file.name} has no colours: it is fully transparent.`);
      },
      () => toast.error(`${file.name} can’t be read as an image. Use PNG, JPEG, WebP, GIF or SVG.`),
    );
  };
  input.click();
}

/**
 * The main colours of a picture, read in the browser.
 *
 * @throws where the file is no picture the browser can draw
 */
export async function colorsOfImage(file: Blob): Promise<string[]> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG without a size of its own has none; it is drawn as a square.
    const width = image.naturalWidth || LONGEST;
    const height = image.naturalHeight || LONGEST;
    const share = Math.min(1, LONGEST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * share));
    canvas.height = Math.max(1, Math.round(height * share));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas to read a picture with');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return paletteFromPixels(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } finally {
    URL.revokeObjectURL(url);
  }
}
