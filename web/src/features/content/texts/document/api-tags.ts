/** A page of the API reference: the operations of one tag of the OpenAPI document. */
export interface ApiTagHead {
  slug: string;
  /** The tag, which is also the page's title. */
  tag: string;
  /** The sentence below its link in a list. */
  lead: string;
}

/**
 * The pages of the API reference, in their order: the operations that a customer's program can use. The operations of
 * other tags (admin, sessions, passkeys, identity, discount) serve our own pages; openapi.json describes them all.
 */
export const API_TAGS: readonly ApiTagHead[] = [
  { slug: 'licences', tag: 'Licences', lead: 'Licences, trials, keys, and checking a key.' },
  { slug: 'seats', tag: 'Seats', lead: 'Assign seats of a licence, accept one, remove one.' },
  { slug: 'teams', tag: 'Teams', lead: 'Members, managers, the owner and the invoices of a team.' },
  {
    slug: 'payments',
    tag: 'Payments',
    lead: 'Buy, renew and upgrade; invoices, receipts.',
  },
  { slug: 'themes', tag: 'Themes', lead: 'Saved themes, their versions, and a theme by e-mail.' },
  { slug: 'users', tag: 'Users', lead: 'Accounts, their profile, their data and their end.' },
  { slug: 'verification', tag: 'Verification', lead: 'Codes by mail that prove an address.' },
  { slug: 'support', tag: 'Support', lead: 'Write to support, or join the wait list.' },
  { slug: 'service', tag: 'Service', lead: 'Check that the API and its database work.' },
];
