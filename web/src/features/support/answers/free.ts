import type { AnswerTopic } from './answer';

export const FREE: AnswerTopic = {
  id: 'free',
  title: 'Free licences',
  answers: [
    {
      id: 'free-licence',
      question: 'How does the free licence work?',
      text: [
        'While an offer is open, each person with a confirmed e-mail can take a place. It gives you one free licence of each pack. No card needed, and nothing is charged when it ends.',
      ],
      links: [{ label: 'Take a free licence', to: '/general#free' }],
      words: 'trial test try offer claim',
    },
    {
      id: 'free-places',
      question: 'What are “places” in the free offer?',
      text: [
        'An offer has a fixed number of places. The number you see is what is really left at that moment. Your first free licence takes one place; further packs need no more.',
      ],
      words: 'left remaining limit number users',
    },
    {
      id: 'no-places',
      question: 'All free places are taken. What now?',
      text: [
        'Start a trial of one pack in your account, and join the wait list: we’ll write when there are new places. The theme studio needs no place, and the shortest paid licence is a single month.',
      ],
      links: [
        { label: 'Join the wait list', to: '/support-center#wait-list' },
        { label: 'See the prices', to: '/pricing-charts' },
      ],
      words: 'gone over waiting waitlist full sold out offer expired',
    },
    {
      id: 'free-to-paid',
      question: 'Can I buy a pack that I have for free?',
      text: [
        'Yes, at any time. The free licence runs until its own end date, alongside the one you bought.',
      ],
      words: 'upgrade trial paid convert',
    },
  ],
};
