import {
  MAIL_TEMPLATES,
  type MailPreview,
  type MailScheme,
  type RenderedMail,
} from '@flexa/contracts/mails';
import { AppError } from '../platform/errors';
import type { Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { inScheme } from './look';
import type { MailContent } from './mails';
import { renderMail } from './render';
import { ONLY, SAMPLE_KEY, SAMPLE_NAME, SAMPLES } from './samples';

interface Sample {
  id: string;
  variant: string | null;
  content: MailContent;
}

function samplesOf(template: MailContent['template']): Sample[] {
  return Object.entries<unknown>(SAMPLES[template]).map(([name, data]) => ({
    id: name === ONLY ? template : `${template}.${name}`,
    variant: name === ONLY ? null : name,
    // Which data belong to which template is checked where SAMPLES is written.
    content: { template, data } as MailContent,
  }));
}

const ALL = MAIL_TEMPLATES.flatMap(samplesOf);

/** Every kind of mail as it would go out now, filled with sample data and sent to nobody. */
export function mailPreviews({ config, clock }: Pick<Platform, 'config' | 'clock'>) {
  async function render({ id, variant, content }: Sample): Promise<RenderedMail> {
    const context = {
      portalUrl: config.portalUrl,
      supportEmail: config.mail.support,
      queuedAt: clock(),
      name: SAMPLE_NAME,
    };
    const letter = await renderMail(content, context, async () => SAMPLE_KEY);
    const { subject, preheader, html, text } = letter;
    return { id, template: content.template, variant, subject, preheader, html, text };
  }

  return {
    /** The output schema leaves out what a list doesn't show. */
    list: (): Promise<MailPreview[]> => Promise.all(ALL.map(render)),

    /** @throws AppError not-found */
    async get(id: string, scheme?: MailScheme): Promise<RenderedMail> {
      const sample = ALL.find((each) => each.id === id);
      if (!sample) throw new AppError('not-found', 'There is no such e-mail');
      const mail = await render(sample);
      return scheme === undefined ? mail : { ...mail, html: inScheme(mail.html, scheme) };
    },
  };
}

export function mailPreviewHandlers(
  previews: ReturnType<typeof mailPreviews>,
): Handlers<'listMailPreviews' | 'getMailPreview'> {
  return {
    listMailPreviews: async () => ({ data: await previews.list() }),
    getMailPreview: ({ input }) => previews.get(input.id, input.scheme),
  };
}
