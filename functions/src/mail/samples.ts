import { MAIL_TEMPLATES } from '@flexa/contracts/mails';
import type { Letter, MailContext } from './layout';
import type { MailContent } from './mails';
import { renderMail } from './render';
import { ONLY, SAMPLE_KEY, SAMPLE_NAME } from './sample-values';
import { MAILS } from './templates';

export interface SampleMail extends Letter {
  /** A template, and its variant if there is one: `welcome`, `order-notice.refunded`. */
  id: string;
  content: MailContent;
}

/** Renders every mail with each of its samples. */
export function renderSamples(context: Omit<MailContext, 'name'>): Promise<SampleMail[]> {
  const samples = MAIL_TEMPLATES.flatMap((template) =>
    Object.entries<unknown>(MAILS[template].samples).map(([variant, data]) => ({
      id: variant === ONLY ? template : `${template}.${variant}`,
      // Each mail's own type ties its samples to its schema.
      content: { template, data } as MailContent,
    })),
  );
  return Promise.all(
    samples.map(async ({ id, content }) => ({
      id,
      content,
      ...(await renderMail(content, { ...context, name: SAMPLE_NAME }, async () => SAMPLE_KEY)),
    })),
  );
}
