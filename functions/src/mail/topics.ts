import type { MailTopic } from '@flexa/contracts/mails';
import type { MailContent } from './mails';

const TOPICS: Partial<Record<MailContent['template'], MailTopic>> = {
  'expiry-reminder': 'reminders',
  tips: 'tips',
  'won-back': 'news',
};

/** The switch that stops mails of this kind; undefined for mails that always come. */
export const topicOf = ({ template }: MailContent): MailTopic | undefined => TOPICS[template];
