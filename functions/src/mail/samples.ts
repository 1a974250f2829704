import type { MailContext } from './define-mail';
import type { RenderedMail } from './letter';
import type { MailContent } from './mails';
import { MAIL_TEMPLATES } from './registry';
import { loadMail, renderMail } from './render';
import { ONLY, SAMPLE_KEY, SAMPLE_NAME } from './sample-values';

export interface SampleMail extends RenderedMail {
  /** A template, and its variant if there is one: `welcome`, `order-notice.refunded`. */
  id: string;
  content: MailContent;
}

/** Returns the samples of every mail, by the id of the sample. */
export async function loadSamples(): Promise<Map<string, MailContent>> {
  const modules = await Promise.all(
    MAIL_TEMPLATES.map(async (template) => ({ template, mail: await loadMail(template) })),
  );
  return new Map(
    modules.flatMap(({ template, mail }) =>
      Object.entries(mail.samples).map(([variant, data]) => [
        variant === ONLY ? template : `${template}.${variant}`,
        // Each mail's own type ties its samples to its schema.
        { template, data } as MailContent,
      ]),
    ),
  );
}

/** Renders every mail with each of its samples. */
export async function renderSamples(
  context: Omit<MailContext, 'name' | 'key'>,
): Promise<SampleMail[]> {
  const samples = [...(await loadSamples())];
  return Promise.all(
    samples.map(async ([id, content]) => ({
      id,
      content,
      ...(await renderMail(content, { ...context, name: SAMPLE_NAME }, async () => SAMPLE_KEY)),
    })),
  );
}
