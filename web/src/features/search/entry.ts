/** A result of the site search: a page or a section of one. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  path: string;
  /** Description in one line. */
  lead?: string;
  /** Further search words. */
  words?: string;
}

export const SEARCH_KINDS = {
  page: 'Page',
  document: 'Documentation',
  api: 'API reference',
  answer: 'Support',
  post: 'Blog',
  example: 'Dashboard example',
  template: 'Template',
  setting: 'Theme studio',
  account: 'Your account',
  licence: 'Your licence',
  theme: 'Your theme',
  order: 'Your order',
  admin: 'Admin',
  person: 'User',
  'admin-order': 'Order',
  ticket: 'Ticket',
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;
