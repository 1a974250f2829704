import { MAIL_PICTURE, buildMailPicturePath } from '@flexa/contracts/mail-pictures';
import { PACKS } from '@flexa/contracts/plans';
import { expect, test } from 'vitest';
import { mailPictures } from './pack-picture';
import { choosePicture } from './picture';

test.each([
  ['/flexa-charts', 'Jan'],
  ['/flexa-tables', 'Oslo'],
  ['/flexa-design', 'Net sales'],
  ['/flexa-analytics', 'Today'],
])('the preview picture of %s shows its visual in valid colours', (path, word) => {
  const { visual = '' } = choosePicture(path);
  expect(visual).toMatch(/^<svg /);
  expect(visual).toContain(`>${word}</text>`);
  expect(visual).toContain('var(--d1)');
  expect(visual).not.toMatch(/<div|<span|color-mix|currentcolor|undefined|NaN/i);
});

test('pages of no pack have no picture of one', () => {
  expect(choosePicture('/pricing').visual).toBeUndefined();
  expect(choosePicture('/').visual).toBeUndefined();
});

test('each pack has the picture that e-mails link to, at twice the displayed size', () => {
  expect(mailPictures.map(({ file }) => `/${file}`)).toEqual(PACKS.map(buildMailPicturePath));
  for (const { svg, width } of mailPictures) {
    expect(width).toBe(2 * MAIL_PICTURE.width);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="496" height="200">/);
    expect(svg).not.toMatch(/<div|<span|color-mix|currentcolor|undefined|NaN/i);
  }
});
