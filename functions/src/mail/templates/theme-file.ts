import { z } from 'zod';
import { html } from '@flexa/contracts/html';
import { button, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one } from '../sample-values';

const schema = z.object({ json: z.string() });
type Data = z.infer<typeof schema>;

/** Larger than any theme that is indented as usual: one with a long list far inside stays compact. */
const INDENTED_MAX = 1_000_000;

/**
 * To the address that was typed in, which may be a stranger's: the text and the file's name are
 * ours, whatever the theme is called.
 */
function render({ json }: Data, context: MailContext): Letter {
  const studio = `${context.portalUrl}/flexa-theme`;
  const opening = 'Your theme from our studio is attached as theme.json.';
  const where = 'View → Themes → Browse for themes';
  const save = 'Save the attachment.';
  const open = 'Open your report in Power BI Desktop.';
  return {
    ...letter(context, {
      subject: 'Your Power BI theme',
      preheader: 'theme.json is attached, with the steps to use it.',
      title: 'Your theme is here',
      body: [
        paragraph(opening),
        paragraph(
          html`1. ${save}<br />2. ${open}<br />3. Choose <b>${where}</b> and pick theme.json.`,
        ),
        button('Create another theme', studio),
      ],
      text: [
        opening,
        `1. ${save}\n2. ${open}\n3. Choose ${where} and pick theme.json.`,
        `Create another theme: ${studio}`,
      ],
      why: 'You received this e-mail because someone asked us to send a theme to your address. If it wasn’t you, you can ignore it.',
    }),
    attachments: [
      { filename: 'theme.json', content: indent(json), contentType: 'application/json' },
    ],
  };
}

function indent(json: string): string {
  const text = `${JSON.stringify(JSON.parse(json), null, 2)}\n`;
  return text.length > INDENTED_MAX ? `${json}\n` : text;
}

/** Brings a theme, as JSON text, attached as theme.json. */
export const themeFile = defineMail({
  template: 'theme-file',
  schema,
  samples: one({ json: '{"name":"Nordic","dataColors":["#4f46e5","#f2c811"]}' }),
  render,
});
