import { z } from 'zod';
import { Button, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant } from '../sample-values';

/** Maximum length of an indented file. A theme with long, deeply nested lists exceeds it and stays compact. */
const INDENTED_MAX = 1_000_000;

function indentJson(json: string): string {
  const text = `${JSON.stringify(JSON.parse(json), null, 2)}\n`;
  return text.length > INDENTED_MAX ? `${json}\n` : text;
}

/**
 * Mails a theme to a typed address, which may be a stranger's. So text and file name are ours and never contain the
 * theme's name.
 */
export const mail = defineMail({
  schema: z.object({
    /** The theme as JSON text. */
    json: z.string(),
    /** True if the text is attached as it is, not indented. */
    isExact: z.boolean(),
  }),
  samples: buildOnlyVariant({
    isExact: false,
    json: '{"name":"Nordic","dataColors":["#4f46e5","#f2c811"]}',
  }),
  subject: 'Your Power BI theme',
  preheader: 'theme.json is attached, with the steps to use it.',
  title: 'Your theme is here',
  why: 'You received this e-mail because someone asked us to send a theme to your address. If it wasn’t you, you can ignore it.',
  unsubscribe: null,
  attach: ({ json, isExact }) => [
    {
      filename: 'theme.json',
      content: isExact ? json : indentJson(json),
      contentType: 'application/json',
    },
  ],
  Content: ({ context }) => (
    <>
      <Paragraph>Your theme from our studio is attached as theme.json.</Paragraph>
      <Paragraph>
        1. Save the attachment.
        <br />
        2. Open your report in Power BI Desktop.
        <br />
        3. Choose <b>View → Themes → Browse for themes</b> and pick theme.json.
      </Paragraph>
      <Button label="Create another theme" href={`${context.portalUrl}/flexa-theme`} />
    </>
  ),
});
