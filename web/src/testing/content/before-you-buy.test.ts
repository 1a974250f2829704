/** Tests the chapter "Before you buy" of the documentation: its questions, and figures that the code decides. */
import { expect, test } from 'vitest';
import { INVOICE_SEATS_MIN } from '@flexa/contracts/constants';
import { INVOICE_DAYS, PRINTED_OFFER_DAYS } from '@flexa/contracts/invoice-terms';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { GRACE_DAYS } from '@flexa/license/issue';
import { extractText } from '@/features/content/text/words';
import { TEXTS } from './texts';

const { blocks = [] } = TEXTS.find(({ path }) => path === '/document/before-you-buy') ?? {};

/** Returns the text below a heading. */
function readAnswer(title: string): string {
  const start = blocks.findIndex((block) => extractText(block) === title);
  const rest = start < 0 ? [] : blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.type === blocks[start]?.type);
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(extractText)
    .join(' ');
}

test.each([
  ['Do readers need a seat?', 'No.'],
  ['Who needs a seat?', 'People who build reports'],
  ['Where do the visuals work?', 'Power BI Embedded'],
  ['Where do the visuals work?', 'Power BI apps, Teams'],
  ['Where do the visuals work?', 'Secure embed'],
  ['Where do the visuals work?', 'Publish to web'],
  ['Where do the visuals work?', 'Guests'],
  ['Where do the visuals work?', 'phone and tablet'],
  ['Where do the visuals work?', 'Power BI Report Server'],
  ['Why are they missing from PowerPoint, PDF and e-mail?', 'uncertified'],
  ['Does a key work on another computer?', 'Yes.'],
  ['Is one key enough for all reports?', 'Yes.'],
  ['What if we renew ten days later?', 'assign them again'],
  ['How does IT allow the visuals?', 'Allow visuals created using the Power BI SDK'],
  ['How does IT allow the visuals?', 'Add and use certified visuals only (block uncertified)'],
  ['How does IT check that nothing leaves?', 'privileges'],
  ['What if Flexa disappears?', 'without our servers'],
  ['Can we get a refund?', 'refund the whole order'],
])('“Before you buy” answers “%s” with “%s”', (question, text) => {
  expect(readAnswer(question)).toContain(text);
});

test('“Before you buy” states the days of grace and the terms of invoices as the code has them', () => {
  expect(readAnswer('What happens to reports when a licence ends?')).toContain(
    `${GRACE_DAYS} more days`,
  );
  const invoice = readAnswer('Can we pay by invoice, with VAT number and purchase order?');
  expect(invoice).toContain(`From ${INVOICE_SEATS_MIN} seats`);
  expect(invoice).toContain(`within ${INVOICE_DAYS} days`);
  expect(invoice).toContain(`up to ${PRINTED_OFFER_DAYS} days`);
  expect(readAnswer('What if we renew ten days later?')).toContain('four days left');
  expect(GRACE_DAYS - 10).toBe(4);
});

test('“Before you buy” names each visual as in reports, from a file and from the organisation’s store', () => {
  const store = readAnswer('How do we offer them in the organisation’s store?');
  for (const { guid } of FLEXA_VISUALS) expect(store).toContain(guid);
  expect(store).toContain(`${FLEXA_VISUALS[2]?.guid}_OrgStore`);
});
