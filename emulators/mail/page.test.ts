import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailbox, type Mailbox, type MailMessage } from '.';

const SCRIPT = `<script>alert("x")</script>`;
const QUOTES = `"><img src=x onerror=alert(1)> '`;

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
});

afterEach(() => mailbox.close());

async function send(mail: SendMailOptions): Promise<MailMessage> {
  await createTransport(mailbox.smtp).sendMail({
    from: 'hello@flexa.test',
    to: 'ada@flexa.test',
    ...mail,
  });
  const response = await fetch(`${mailbox.url}/api/messages`);
  const { messages } = (await response.json()) as { messages: MailMessage[] };
  if (!messages[0]) throw new Error('No mail arrived.');
  return messages[0];
}

const get = (path: string) => fetch(`${mailbox.url}${path}`);
const fetchPage = async (path: string) => (await get(path)).text();

test('the page of an empty inbox says so', async () => {
  expect(await fetchPage('/')).toContain('No mail yet');
});

test('the page escapes every part of a mail', async () => {
  const { id } = await send({
    from: { name: SCRIPT, address: 'hello@flexa.test' },
    subject: `${SCRIPT}${QUOTES}`,
    text: `${SCRIPT}${QUOTES}`,
    html: `<p title='"'>${SCRIPT}</p></iframe>${QUOTES}`,
    headers: { 'X-Evil': `${SCRIPT}${QUOTES}` },
    attachments: [{ filename: `${SCRIPT}${QUOTES}.txt`, content: 'x' }],
  });
  for (const path of ['/', `/messages/${id}`, `/list?selected=${QUOTES}`]) {
    const pageHtml = await fetchPage(path);
    expect(pageHtml).not.toMatch(/<script>|<img|alert\("|<\/iframe>"/);
    expect(pageHtml).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  }
  for (const tab of ['text', 'headers']) {
    const pageHtml = await fetchPage(`/messages/${id}?tab=${tab}`);
    expect(pageHtml).not.toMatch(/<script>|<img/);
    expect(pageHtml).toContain('&lt;script&gt;');
  }
});

test('the page shows the HTML of a mail in a frame without scripts', async () => {
  const { id } = await send({ html: '<b>Bold</b>' });
  const response = await get(`/messages/${id}`);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  const pageHtml = await response.text();
  expect(pageHtml).toMatch(
    /<iframe\s+title="[^"]+"\s+sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  expect(pageHtml).toContain('&lt;b&gt;Bold&lt;/b&gt;');
});

test('the page shows the pictures attached to a mail', async () => {
  const { id } = await send({
    html: '<img src="cid:logo@flexa">',
    attachments: [{ filename: 'logo.png', content: 'png', cid: 'logo@flexa' }],
  });
  expect(await fetchPage(`/messages/${id}`)).toContain(
    `&lt;img src=&quot;/api/messages/${id}/attachments/0&quot;&gt;`,
  );
});

test('the page answers 304 for an unchanged list', async () => {
  const tag = (await get('/list')).headers.get('etag') ?? '';
  const fetchAgain = () => fetch(`${mailbox.url}/list`, { headers: { 'if-none-match': tag } });
  expect((await fetchAgain()).status).toBe(304);
  await send({ subject: 'News' });
  expect(await (await fetchAgain()).text()).toContain('News');
});

test('the page of a deleted mail says that the mail is gone', async () => {
  const response = await get('/messages/none');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This mail is gone');
});
