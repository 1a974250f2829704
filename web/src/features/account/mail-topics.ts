import type { MailTopic } from '@flexa/contracts/mails';

interface Words {
  title: string;
  /** What comes. */
  text: string;
  /** What the page that stops them says. */
  stopped: string;
}

export const TOPIC_WORDS: Record<MailTopic, Words> = {
  tips: {
    title: 'Tips for the first steps',
    text: 'One e-mail, three days after you sign up, about what is left to do in your account',
    stopped: 'You won’t get any more tips',
  },
  reminders: {
    title: 'Reminders before a licence ends',
    text: '30, 14 and 3 days before, for your licences and teams you manage',
    stopped: 'You won’t get any more reminders',
  },
  news: {
    title: 'A note after your last licence ends',
    text: 'One e-mail a month later, asking whether you still need it, unless you bought another',
    stopped: 'You won’t get this note',
  },
};

/** What a person can switch off, in the order in which it comes in the life of an account. */
export const TOPICS = Object.keys(TOPIC_WORDS) as MailTopic[];
