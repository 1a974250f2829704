import { formatTicketNumber } from '@flexa/contracts/numbers';
import { PACKS } from '@flexa/contracts/plans';
import { describe, expect, test } from 'vitest';
import { CONTEXT, KEY, license, buildMails, render } from '../testing/mails';
import { MAIL_TEMPLATES } from './registry';
import { SECURITY_NEWS } from './templates/security-news';
import { renderMail } from './render';

const EVIL = `"><script>alert('x')</script>&amp;<img src=x onerror=alert(1)>`;
const ESCAPED =
  '&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;amp;&lt;img src=x onerror=alert(1)&gt;';

describe.each(MAIL_TEMPLATES)('the mail %s', (kind) => {
  test('a mail escapes its free text, and shows none if it has none', async () => {
    const { html, text, subject } = await render(buildMails(EVIL)[kind]);
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
    if (['ticket', 'ticket-answered', 'license-revoked', 'seat-invitation'].includes(kind)) {
      expect(text).toContain(EVIL);
      expect(html).toContain(ESCAPED);
    } else {
      expect(`${subject} ${text} ${html}`).not.toMatch(/alert\(/);
    }
  });

  test('a mail escapes the name of the reader', async () => {
    const { html, text } = await render(buildMails('')[kind], KEY, EVIL);
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
    expect(html.includes(ESCAPED)).toBe(text.includes(EVIL));
  });

  test('a mail has a subject of one line even if someone typed line breaks', async () => {
    const { subject } = await render(buildMails('Hello\r\nBcc: all@example.com\u2028x')[kind]);
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{5,}$/u);
  });

  test('a mail names the portal and its reason', async () => {
    const { html, text } = await render(buildMails('Ana')[kind]);
    for (const form of [html, text]) {
      expect(form).toContain('https://portal.example');
      expect(form).toMatch(/You received this e-mail because|Replies to this e-mail go to/);
    }
  });

  test('a mail has no unfilled placeholder', async () => {
    const { html, text, subject } = await render(buildMails('Ana')[kind]);
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
  });

  test('a mail loads no file but the picture of a pack, about a new licence', async () => {
    const { html } = await render(buildMails('Ana')[kind]);
    const begins = ['license-granted', 'receipt'].includes(kind);
    const pictures = [...html.matchAll(/<img\s+src="([^"]+)"/g)].map(([, address]) => address);
    expect(pictures).toEqual(begins ? ['https://portal.example/og/mail/charts.png'] : []);
    expect(html.replaceAll(/<img\s[^>]*>/g, '')).not.toMatch(/\ssrc=|url\(|@import|<link|<img/);
  });
});

test('a mail is as wide in Outlook, which ignores max-width, as elsewhere', async () => {
  const { html } = await render(buildMails('').welcome);
  expect(html).toContain('<!--[if mso]><style>.frame{width:560px}</style><![endif]--></head>');
  expect(html).toMatch(/<table[^>]* class="frame" style="max-width:560px;/);
});

test('the mail of a code shows it in one piece, with its end', async () => {
  const { html, text } = await render(buildMails('')['verification-code']);
  expect(html).toMatch(/user-select: ?all[^>]*>048213<\/span/);
  expect(text).toContain('It works for 10 minutes, until 12:10 UTC');
});

test.each([
  ['password-reset', 'resetPassword'],
  ['verify-address', 'verifyEmail'],
  ['change-address', 'verifyAndChangeEmail'],
  ['address-changed', 'recoverEmail'],
] as const)('%s links to the login page with the mode %s', async (kind, mode) => {
  const { text } = await render(buildMails('')[kind]);
  expect(text.split(/\s+/)).toContain(`https://portal.example/login?mode=${mode}&oobCode=sample`);
});

test('verify-address returns to a seat and keeps the code of the team link', async () => {
  const seat = { id: 'order-1', link: 'Vb2kq0S4d1cQm8Zx' };
  const { text } = await render({ template: 'verify-address', data: { code: 'a+b', seat } });
  expect(text.split(/\s+/)).toContain(
    'https://portal.example/login?mode=verifyEmail&oobCode=a%2Bb&licence=order-1&link=Vb2kq0S4d1cQm8Zx',
  );
});

test.each(['license-granted', 'receipt', 'next-key'] as const)(
  '%s brings the key in one piece',
  async (kind) => {
    const { html, text } = await render(buildMails('Ana')[kind]);
    expect(html).toMatch(new RegExp(`>${KEY}</span`));
    expect(text.split('\n')).toContain(KEY);
  },
);

test.each(['license-granted', 'receipt'] as const)(
  '%s says that its key has ended',
  async (kind) => {
    const { html, text, subject } = await render(buildMails('Ana')[kind], null);
    for (const form of [html.replace(/\s+/g, ' '), text]) {
      expect(form).toContain('There is no key in this e-mail');
      expect(form).not.toContain('is active.');
    }
    expect(subject).not.toContain('is ready');
  },
);

test.each([...PACKS, 'suite'] as const)(
  'shows the picture of its pack for %s',
  async (visualType) => {
    const { 'license-granted': granted } = buildMails('Ana');
    const { html } = await render({ ...granted, data: { ...granted.data, visualType } });
    const pack = visualType === 'suite' ? 'charts' : visualType;
    expect(html).toContain(`/og/mail/${pack}.png"`);
    expect(html).toMatch(/width="496"\s+height="200"\s+alt="[^"]{20,}"/);
  },
);

test('shows the picture in a receipt only if the licence begins with the order', async () => {
  const { receipt } = buildMails('Ana');
  const later = { ...receipt, data: { ...receipt.data, startsAt: '2026-12-20T12:00:00.000Z' } };
  const more = { ...receipt, data: { ...receipt.data, isAddition: true } };
  for (const mail of [later, more]) expect((await render(mail)).html).not.toContain('<img');
  expect((await render(receipt, null)).html).not.toContain('<img');
});

test('asks for the key of the mail’s own licence', async () => {
  const licenseIds: string[] = [];
  const issueKey = async (id: string) => {
    licenseIds.push(id);
    return KEY;
  };
  for (const content of Object.values(buildMails('Ana')))
    await renderMail(content, { ...CONTEXT, name: null }, issueKey);
  expect(licenseIds).toEqual([license.licenseId, license.licenseId, license.licenseId]);
});

test.each([
  'license-granted',
  'receipt',
  'expiry-reminder',
  'next-key',
  'seat-invitation',
] as const)('the mail %s names the end of the licence with day, time and zone', async (kind) => {
  expect((await render(buildMails('Ana')[kind])).text).toContain('20 February 2027, 12:00 UTC');
});

test.each([
  ['Bea', 'Cedar', 'Bea at Cedar gave you Flexa Charts', 'Bea at Cedar (bea@x.se)'],
  ['Bea', null, 'Bea gave you Flexa Charts', 'Bea (bea@x.se)'],
  [null, 'Cedar', 'bea@x.se gave you Flexa Charts', 'bea@x.se'],
])('names %s of %s as the giver of a seat', async (name, company, title, giver) => {
  const data = { ...license, giver: { name, company, email: 'bea@x.se' }, code: 'c&1' };
  const { subject, text, html } = await render({ template: 'seat-invitation', data });
  expect(subject).toBe(title);
  expect(text).toContain(`Hello, ${giver} assigned you a Flexa Charts seat.`);
  expect(text).toContain('For: Variance, bullet and bridge charts for Power BI');
  expect(text).toContain('because bea@x.se assigned a seat to this address');
  const link = 'https://portal.example/seat?licence=free-launch-me-charts';
  expect(text).toContain(`${link}&code=c%261`);
  expect(html).toContain(`${link}&amp;code=c%261`);
});

test('promises days of grace in a reminder for a licence, and none for a trial', async () => {
  const { 'expiry-reminder': reminder } = buildMails('Ana');
  expect((await render(reminder)).text).toContain('Its key works for 14 more days');
  const trial = { ...reminder, data: { ...reminder.data, daysLeft: 3, isTrial: true } };
  const { text, subject } = await render(trial);
  expect(subject).toBe('Your trial of Flexa Charts ends in 3 days');
  expect(text).not.toContain('14 more days');
  expect(text).not.toContain('renew it');
});

test('promises no days after its end for the key of a trial', async () => {
  const granted = buildMails('Ana')['license-granted'];
  expect((await render(granted, KEY)).text).toContain(
    'until the licence ends and for 14 days after',
  );
  const trial = { ...granted, data: { ...granted.data, isTrial: true } };
  const { text, html } = await render(trial, KEY);
  expect(text).toContain('it works until the trial ends');
  for (const words of [text, html]) expect(words).not.toContain('14 days after');
});

test('says in the receipt of a renewal when the key is in the account', async () => {
  const { receipt } = buildMails('Ana');
  const data = { ...receipt.data, startsAt: '2026-12-20T12:00:00.000Z' };
  const { text, preheader } = await render({ ...receipt, data });
  expect(text).toContain('in your account from 14 days before that');
  expect(text).not.toContain(KEY);
  expect(preheader).not.toContain('key is inside');
  const soon = {
    ...data,
    startsAt: new Date(CONTEXT.queuedAt.getTime() + 13 * 24 * 60 * 60 * 1000).toISOString(),
  };
  const near = await render({ ...receipt, data: soon });
  expect(near.text).toContain('Your new key is in your account.');
  expect(near.text).not.toContain('days before that');
});

test('offers to unsubscribe from reminders and payment mails only, in both forms and to mail programs', async () => {
  for (const [kind, content] of Object.entries(buildMails('Ana'))) {
    const { html, text, unsubscribe } = await render(content);
    const leave = ['unsubscribe?team=sample&leave=sample', 'billing-contacts/sample/sample/leave'];
    const [page, call] = {
      'expiry-reminder': ['unsubscribe?person=sample&code=sample', 'mails/sample/sample/stop'],
      'billing-receipt': leave,
      'billing-notice': leave,
    }[kind] ?? [undefined, undefined];
    expect(text.includes('Unsubscribe: '), kind).toBe(page !== undefined);
    if (page === undefined) {
      expect(unsubscribe, kind).toBeUndefined();
      continue;
    }
    expect(text).toContain(`Unsubscribe: https://portal.example/${page}`);
    expect(html).toContain(`href="https://portal.example/${page.replace('&', '&amp;')}"`);
    expect(unsubscribe).toBe(`https://portal.example/api/v1/${call}`);
  }
});

const STOP = { person: 'me', code: 'a1-b2' };

test('links managers to the team and names its owner for the renewal', async () => {
  const data = { daysLeft: 14, isManaged: true, stop: STOP, ...license };
  const { text, subject } = await render({ template: 'expiry-reminder', data });
  expect(subject).toBe('Your team’s Flexa Charts licence ends in 14 days');
  expect(text).toContain('The owner of the team can renew it');
  expect(text).toContain('https://portal.example/general#team');
  expect(text).not.toContain('choose your next term');
});

test('doesn’t claim that the reader renewed the licence of the next key, since they may hold a seat', async () => {
  const { text, subject } = await render(buildMails('Ana')['next-key']);
  expect(`${subject} ${text}`).not.toMatch(/you have renewed/i);
});

test.each([
  [14, 'Your Flexa Charts licence ends in 14 days'],
  [3, 'Your Flexa Charts licence ends in 3 days'],
  [1, 'Your Flexa Charts licence ends in 1 day'],
])('announces the end in %i days in the subject of a reminder', async (daysLeft, subject) => {
  const data = { daysLeft, stop: STOP, ...license };
  const mail = await render({ template: 'expiry-reminder', data });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('https://portal.example/general');
});

test('sends support’s reply to a new ticket to its sender', async () => {
  expect((await render(buildMails('Ana').ticket)).replyTo).toBe('ana@example.com');
});

test.each(['ticket-copy', 'ticket-answered', 'ticket-closed'] as const)(
  'sends a reply to %s to support’s mailbox, with the number of the ticket in its subject',
  async (kind) => {
    const mail = await render(buildMails('Ana')[kind]);
    expect(mail.replyTo).toBe(CONTEXT.supportEmail);
    expect(mail.text).toContain('reply to this e-mail');
    expect(mail.subject).toContain(formatTicketNumber(buildMails('Ana')[kind].data.ticketId));
  },
);

test('quotes the sender in the confirmation of a message only in a copy for a confirmed address', async () => {
  const copy = { subject: 'Colours', message: 'Where are they?' };
  const data = { ticketId: 'ticket-1' };
  const confirmation = await render({ template: 'ticket-copy', data });
  expect(confirmation.text).not.toContain('This is what you wrote');
  const { text, html } = await render({ template: 'ticket-copy', data: { ...data, copy } });
  for (const words of ['This is what you wrote', copy.subject, copy.message]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test.each([
  'welcome',
  'license-granted',
  'license-revoked',
  'license-moved',
  'license-ended',
  'receipt',
  'order-notice',
  'expiry-reminder',
  'next-key',
] as const)('the mail %s greets by name if the name is known', async (kind) => {
  expect((await render(buildMails('')[kind], KEY, 'Ana')).text).toContain('Hello Ana, ');
  expect((await render(buildMails('')[kind])).text).toContain('Hello, ');
});

test('keeps the line breaks of a message', async () => {
  const { html, text } = await render(buildMails('one\r\ntwo\nthree').ticket);
  expect(html.replace(/\s+/g, '')).toContain('one<br/>two<br/>three');
  expect(text).toMatch(/one\r?\ntwo\nthree/);
});

test('has a subject of its own for each kind of security news', async () => {
  const subjects = await Promise.all(
    SECURITY_NEWS.map(async (news) => {
      return (await render({ template: 'security-news', data: { news } })).subject;
    }),
  );
  expect(new Set(subjects).size).toBe(SECURITY_NEWS.length);
});

describe('the theme file', () => {
  const renderAttachments = async (json: string, isExact = false) => {
    const mail = await render({ template: 'theme-file', data: { json, isExact } });
    return mail.attachments;
  };

  test('a mailed theme is attached as theme.json, indented', async () => {
    expect(await renderAttachments('{"name":"Nordic","dataColors":["#112233"]}')).toEqual([
      {
        filename: 'theme.json',
        contentType: 'application/json',
        content: '{\n  "name": "Nordic",\n  "dataColors": [\n    "#112233"\n  ]\n}\n',
      },
    ]);
  });

  test('a mailed theme keeps the bytes of an exact text', async () => {
    const text = '\uFEFF{\t"name": "Nordic"\r\n}';
    expect(await renderAttachments(text, true)).toMatchObject([{ content: text }]);
  });

  test('a mailed theme stays compact if indenting would make it too large', async () => {
    const deep = `${'{"a":'.repeat(30)}[${'0,'.repeat(90_000)}0]${'}'.repeat(30)}`;
    const [file] = (await renderAttachments(deep)) ?? [];
    expect(file?.content).toBe(`${deep}\n`);
  });
});

test('greets the sender of a question by name and quotes the question below the answer', async () => {
  const question = { subject: 'Pins', message: 'Where are they?' };
  const data = { ticketId: 'ticket-1', question, answer: 'Under Variance.', isClosed: false };
  const mail = (name: string) =>
    render({ template: 'ticket-answered', data: { ...data, name } }, KEY, 'Someone else');
  const { text, html } = await mail('Ana Pérez');
  for (const form of [text, html]) {
    expect(form).toContain('Hello Ana Pérez,');
    expect(form.indexOf('Where are they?')).toBeGreaterThan(form.lastIndexOf('Under Variance.'));
    expect(form).not.toContain('Someone else');
  }
  // People can type any name into a form. A link in it would look like ours.
  expect((await mail('Click evil.example')).text).not.toContain('evil.example');
});
