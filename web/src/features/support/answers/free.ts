import type { AnswerTopic } from './answer';

export const FREE: AnswerTopic = {
  id: 'free',
  title: 'Free licences',
  answers: [
    {
      id: 'free-licence',
      question: 'How does the free licence work?',
      text: [
        'While an offer is open, each person with a confirmed e-mail can take a place. With it you may have one free licence of each pack. No card is asked for, and nothing is charged when it ends.',
      ],
      links: [{ label: 'Take a free licence', to: '/general#free' }],
      words: 'free trial test try offer claim',
    },
    {
      id: 'free-places',
      question: 'What are the places of the free offer?',
      text: [
        'An offer has a fixed number of them. The number you see is what is left at that moment; it is never counted up or down for show. Your first free licence takes one place, and further packs need no other.',
      ],
      words: 'places left remaining limit number users offer',
    },
    {
      id: 'no-places',
      question: 'All free places are taken. What now?',
      text: [
        'Leave your e-mail on the wait list and we write when there are new ones. The theme studio is free without a place, and a single month of a pack is the smallest licence.',
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
        'Yes, at any time. The free licence runs on to its own date, and the one you bought stands beside it.',
      ],
      words: 'upgrade trial paid convert',
    },
  ],
};
