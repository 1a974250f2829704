import type { MailTopic } from '@flexa/contracts/mails';

interface Words {
  title: string;
  /** What comes. */
  text: string;
  /** What the page says of them that stops them. */
  stopped: string;
}

export const TOPIC_WORDS: Record<MailTopic, Words> = {
  tips: {
    title: 'Tips for the first steps',
    text: 'One e-mail, three days after you sign up, with what is left to do',
    stopped: 'You get no more tips',
  },
  reminders: {
    title: 'Reminders before a licence ends',
    text: '30, 14 and 3 days before, for your licences and teams you manage',
    stopped: 'You get no more reminders',
  },
  news: {
    title: 'News after your last licence',
    text: 'One e-mail, a month after a licence ended, if you bought no other',
    stopped: 'You get no such news',
  },
};

/** What a person can switch off, in the order in which it comes in the life of an account. */
export const TOPICS = Object.keys(TOPIC_WORDS) as MailTopic[];
