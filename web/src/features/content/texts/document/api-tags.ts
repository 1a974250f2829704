/** A page of the API reference: the operations of one tag of the OpenAPI document. */
export interface ApiTagHead {
  slug: string;
  /** The tag, which is also the page's title. */
  tag: string;
  /** What a list says of it. */
  lead: string;
}

/** The pages of the API reference in their order; a test holds them and the tags together. */
export const API_TAGS: readonly ApiTagHead[] = [
  { slug: 'licences', tag: 'Licences', lead: 'Licences, trials, keys, and checking a key.' },
  { slug: 'seats', tag: 'Seats', lead: 'Give seats of a licence, accept one, take it back.' },
  { slug: 'teams', tag: 'Teams', lead: 'Members, managers, the owner and the invoices of a team.' },
  {
    slug: 'payments',
    tag: 'Payments',
    lead: 'Buy, renew and upgrade; invoices, receipts.',
  },
  { slug: 'themes', tag: 'Themes', lead: 'Saved themes, their versions, and a theme by e-mail.' },
  { slug: 'users', tag: 'Users', lead: 'Accounts, their profile, their data and their end.' },
  { slug: 'sessions', tag: 'Sessions', lead: 'Where an account is signed in, and its password.' },
  { slug: 'passkeys', tag: 'Passkeys', lead: 'Passkeys, recovery codes and a fresh proof.' },
  { slug: 'identity', tag: 'Identity', lead: 'A forgotten password and a new e-mail address.' },
  { slug: 'verification', tag: 'Verification', lead: 'Codes by mail that prove an address.' },
  { slug: 'discount', tag: 'Discount', lead: 'The free offer of the day and its places.' },
  { slug: 'support', tag: 'Support', lead: 'Write to support, or join the wait list.' },
  { slug: 'service', tag: 'Service', lead: 'Whether the API answers, and what works.' },
  {
    slug: 'admin',
    tag: 'Admin',
    lead: 'What the admin area calls: people, orders, tickets, audit.',
  },
];
