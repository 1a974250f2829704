import { describe, expect, test } from 'vitest';
import { license, mails } from '../testing/mails';
import { ORDER_NEWS, SECURITY_NEWS, type MailContent } from './mails';
import { renderMail } from './render';

const CONTEXT = {
  portalUrl: 'https://portal.example',
  queuedAt: new Date('2026-11-20T12:00:00.000Z'),
  name: null,
};
const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
const EVIL = `"><script>alert('x')</script>&amp;<img src=x onerror=alert(1)>`;
const ESCAPED =
  '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;&lt;img src=x onerror=alert(1)&gt;';

/** The name is that of the reader's own profile, at an address they have proved. */
const render = (content: MailContent, key: string | null = KEY, name: string | null = null) =>
  renderMail(content, { ...CONTEXT, name }, async () => key);

const kinds = Object.keys(mails('')) as MailContent['template'][];

describe.each(kinds)('the mail %s', (kind) => {
  test('shows no words of strangers; to support, and of support, they are text in both forms', async () => {
    const { html, text, subject } = await render(mails(EVIL)[kind]);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    if (['ticket', 'ticket-answered', 'license-revoked'].includes(kind)) {
      expect(text).toContain(EVIL);
      expect(html).toContain(ESCAPED);
    } else {
      expect(`${subject} ${text} ${html}`).not.toMatch(/alert\(/);
    }
  });

  test('shows a name as text', async () => {
    const { html, text } = await render(mails('')[kind], KEY, EVIL);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    const greeted = ['welcome', 'receipt', 'order-notice', 'expiry-reminder', 'next-key'];
    const isGreeted = greeted.includes(kind) || /^license-/.test(kind);
    expect(text.includes(EVIL)).toBe(isGreeted);
    expect(html.includes(ESCAPED)).toBe(isGreeted);
  });

  test('has a subject of one line, whatever people wrote', async () => {
    const { subject } = await render(mails('Hello\r\nBcc: all@example.com\u2028x')[kind]);
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{5,}$/u);
  });

  test('says where it comes from and why one gets it', async () => {
    const { html, text } = await render(mails('Ana')[kind]);
    for (const form of [html, text]) {
      expect(form).toContain('https://portal.example');
      expect(form).toMatch(/You received this e-mail because|Replies to this e-mail go to/);
    }
  });

  test('has nothing that was not filled in', async () => {
    const { html, text, subject } = await render(mails('Ana')[kind]);
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
  });

  test('loads nothing from anywhere', async () => {
    const { html } = await render(mails('Ana')[kind]);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link/);
  });
});

test('a code is there as a whole, with the moment until which it works', async () => {
  const { html, text } = await render(mails('')['verification-code']);
  expect(html).toMatch(/user-select: ?all[^>]*>048213<\/span/);
  expect(text).toContain('It works for 10 minutes, until 12:10 UTC');
});

test.each([
  ['password-reset', 'resetPassword'],
  ['verify-address', 'verifyEmail'],
  ['change-address', 'verifyAndChangeEmail'],
  ['address-changed', 'recoverEmail'],
] as const)('%s leads to the login page, which knows what to do by %s', async (kind, mode) => {
  const { text } = await render(mails('')[kind]);
  expect(text.split(/\s+/)).toContain(`https://portal.example/login?mode=${mode}&oobCode=a1-b2`);
});

test.each(['license-granted', 'receipt', 'next-key'] as const)(
  '%s brings the key in one piece',
  async (kind) => {
    const { html, text } = await render(mails('Ana')[kind]);
    expect(html).toMatch(new RegExp(`>${KEY}</span`));
    expect(text.split('\n')).toContain(KEY);
  },
);

test.each(['license-granted', 'receipt'] as const)(
  '%s says so where there is no key any more',
  async (kind) => {
    const { html, text, subject } = await render(mails('Ana')[kind], null);
    for (const form of [html.replace(/\s+/g, ' '), text]) {
      expect(form).toContain('There is no key in this e-mail');
      expect(form).not.toContain('is active.');
    }
    expect(subject).not.toContain('is ready');
  },
);

test('the key asked for is that of the licence', async () => {
  const asked: string[] = [];
  const keyFor = async (id: string) => {
    asked.push(id);
    return KEY;
  };
  for (const content of Object.values(mails('Ana'))) await renderMail(content, CONTEXT, keyFor);
  expect(asked).toEqual([license.licenseId, license.licenseId, license.licenseId]);
});

test('a receipt names product, term, seats and amount', async () => {
  const { text, subject } = await render(mails('Ana').receipt);
  expect(subject).toBe('Your receipt: Flexa Charts, 3 months');
  expect(text).toContain(
    [
      'Product: Flexa Charts',
      'Term: 3 months, until 20 February 2027',
      'Seats: 3',
      'Paid: $120.00',
      'Order: FX-1',
    ].join('\n'),
  );
});

test('a receipt names the tax within what was paid, where there is some', async () => {
  const { receipt } = mails('Ana');
  if (receipt.template !== 'receipt') throw new Error('not a receipt');
  const { text } = await render({ ...receipt, data: { ...receipt.data, tax: 1916 } });
  expect(text).toContain('Tax: $19.16\nPaid: $120.00');
});

test('a receipt leads to the invoice in the account, which Stripe’s own links do not outlive', async () => {
  const { html, text } = await render(mails('Ana').receipt);
  for (const form of [html, text]) expect(form).toContain('https://portal.example/general#orders');
});

test('what renews a licence says when it begins, and that its key comes then', async () => {
  const { receipt } = mails('Ana');
  if (receipt.template !== 'receipt') throw new Error('not a receipt');
  const startsAt = '2026-12-20T12:00:00.000Z';
  const { text } = await render({ ...receipt, data: { ...receipt.data, startsAt } });
  expect(text).toContain('starts on 20 December 2026');
  expect(text).toContain('Term: 3 months, from 20 December 2026 until 20 February 2027');
  expect(text).not.toContain('no longer active');
});

test('added seats are named as what they are', async () => {
  const { receipt } = mails('Ana');
  if (receipt.template !== 'receipt') throw new Error('not a receipt');
  const { text, subject } = await render({
    ...receipt,
    data: { ...receipt.data, isAddition: true },
  });
  expect(subject).toBe('Your receipt: Flexa Charts, 3 more seats');
  expect(text).toContain('Term: until 20 February 2027');
});

test.each([
  ['payment-failed', 'did not confirm the payment of $120.00', 'Nothing was charged'],
  ['refunded', 'We refunded $120.00', 'has ended'],
  ['partly-refunded', 'We refunded $120.00 of your order', 'stays active'],
  ['suspended', 'disputed at your bank', 'is suspended'],
  ['restored', 'is active again', 'added to its term'],
  ['taken-back', 'returned the payment', 'has ended'],
] as const)('news of an order, %s, say what happened and what follows', async (news, ...says) => {
  const notice = mails('Ana')['order-notice'];
  if (notice.template !== 'order-notice') throw new Error('not a notice');
  const { text, subject } = await render({ ...notice, data: { ...notice.data, news } });
  for (const words of says) expect(text).toContain(words);
  expect(text).toContain('Order: FX-1');
  expect(subject).not.toContain('FX-1');
});

test('there are words for each news of an order', async () => {
  const notice = mails('Ana')['order-notice'];
  if (notice.template !== 'order-notice') throw new Error('not a notice');
  const titles = await Promise.all(
    ORDER_NEWS.map(async (news) => {
      return (await render({ ...notice, data: { ...notice.data, news } })).text;
    }),
  );
  expect(new Set(titles).size).toBe(ORDER_NEWS.length);
});

test.each([
  [14, 'Your Flexa Charts licence ends in 14 days'],
  [3, 'Your Flexa Charts licence ends in 3 days'],
  [1, 'Your Flexa Charts licence ends in 1 day'],
])('%i days before the end the reminder is called so', async (daysLeft, subject) => {
  const data = { daysLeft, ...license };
  const mail = await render({ template: 'expiry-reminder', data });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('https://portal.example/general');
});

test('an answer to a ticket goes to its sender, one to the copy does not', async () => {
  expect((await render(mails('Ana').ticket)).replyTo).toBe('ana@example.com');
  expect((await render(mails('Ana')['ticket-copy'])).replyTo).toBeUndefined();
});

test.each(['license-granted', 'receipt', 'expiry-reminder'] as const)(
  '%s greets by name where there is one, and else without',
  async (kind) => {
    expect((await render(mails('')[kind], KEY, 'Ana')).text).toContain('Hello Ana, ');
    expect((await render(mails('')[kind])).text).toContain('Hello, ');
  },
);

test('the lines of a message stay lines', async () => {
  const { html, text } = await render(mails('one\r\ntwo\nthree').ticket);
  expect(html.replace(/\s+/g, '')).toContain('one<br/>two<br/>three');
  expect(text).toMatch(/one\r?\ntwo\nthree/);
});

test('there are words for each news of how one signs in', async () => {
  const subjects = await Promise.all(
    SECURITY_NEWS.map(async (news) => {
      return (await render({ template: 'security-news', data: { news, device: null } })).subject;
    }),
  );
  expect(new Set(subjects).size).toBe(SECURITY_NEWS.length);
});

describe('the theme file', () => {
  const attached = async (json: string) => {
    const mail = await render({ template: 'theme-file', data: { json } });
    return mail.attachments;
  };

  test('is attached as theme.json, indented', async () => {
    expect(await attached('{"name":"Nordic","dataColors":["#112233"]}')).toEqual([
      {
        filename: 'theme.json',
        contentType: 'application/json',
        content: '{\n  "name": "Nordic",\n  "dataColors": [\n    "#112233"\n  ]\n}\n',
      },
    ]);
  });

  test('stays compact where indenting would blow it up', async () => {
    const deep = `${'{"a":'.repeat(30)}[${'0,'.repeat(90_000)}0]${'}'.repeat(30)}`;
    const [file] = (await attached(deep)) ?? [];
    expect(file?.content).toBe(`${deep}\n`);
  });
});
