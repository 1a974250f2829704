import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_SIZES } from './picture-sizes';

const FOLDER = join(import.meta.dirname, '../../../../public/docs');

test.each(Object.entries(PICTURE_SIZES))(
  'the picture %s has a file in light and dark, with the proportions that the page reserves',
  async (name, { width, height }) => {
    for (const scheme of ['light', 'dark']) {
      const picture = await sharp(join(FOLDER, `${name}-${scheme}.webp`)).metadata();
      expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
    }
  },
);
