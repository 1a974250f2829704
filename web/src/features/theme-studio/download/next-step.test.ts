import { expect, test } from 'vitest';
import { describeDownload } from './next-step';

test.each([
  [
    'theme',
    'theme.json',
    'theme.json downloaded. In Power BI Desktop open View, Themes, Browse for themes.',
  ],
  [
    'pair',
    'Acme.zip',
    'Acme.zip downloaded. Unzip it. In Power BI Desktop open View, Themes, Browse for themes.',
  ],
  [
    'project',
    'Acme.zip',
    'Acme.zip downloaded. Unzip it and open the .pbip file in Power BI Desktop.',
  ],
  ['css', 'acme.css', 'acme.css downloaded'],
])('the message after a %s says where the file goes', (id, name, message) => {
  expect(describeDownload(id, name)).toBe(message);
});
