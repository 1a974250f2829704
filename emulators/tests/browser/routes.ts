/** Who opens a page. */
export const PEOPLE = ['visitor', 'customer', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

export const SIGN_INS: Record<Person, string | undefined> = {
  visitor: undefined,
  customer: 'customer@flexa.test',
  admin: 'admin@flexa.test',
};

export interface Route {
  /** As the specification's table calls it (section 2). */
  name: string;
  path: string;
  layout: 'default' | 'login' | 'admin' | 'studio';
  /** Where each ends up who opens the path. */
  ends: Record<Person, string>;
}

function open(name: string, path: string, layout: Route['layout'] = 'default'): Route {
  return { name, path, layout, ends: { visitor: path, customer: path, admin: path } };
}

/** The rows of the specification's table, each with its guard; a slug stands for all of its kind. */
export const ROUTES: readonly Route[] = [
  open('index', '/'),
  { ...open('admin', '/admin', 'admin'), ends: { visitor: '/', customer: '/', admin: '/admin' } },
  open('blogs', '/blogs'),
  open('blogs-slug', '/blogs/theme-json-line-by-line'),
  {
    ...open('login', '/login', 'login'),
    ends: { visitor: '/login', customer: '/', admin: '/' },
  },
  { ...open('register', '/register'), ends: { visitor: '/register', customer: '/', admin: '/' } },
  open('verify', '/verify'),
  open('contact', '/contact'),
  {
    ...open('general', '/general'),
    ends: { visitor: '/', customer: '/general', admin: '/general' },
  },
  open('about-us', '/about-us'),
  open('document', '/document'),
  open('demo-video', '/demo-video'),
  open('flexa-theme', '/flexa-theme', 'studio'),
  ...['charts', 'design', 'tables', 'analytics'].map((part) =>
    open(`flexa-${part}`, `/flexa-${part}`),
  ),
  ...['charts', 'design', 'tables', 'analytics'].map((part) =>
    open(`pricing-${part}`, `/pricing-${part}`),
  ),
  open('ask-question', '/ask-question'),
  open('privacy-policy', '/privacy-policy'),
  open('term-of-website-use', '/term-of-website-use'),
  open('support-center', '/support-center'),
  open('dashboard-examples', '/Power-BI-dashboard-examples-PBIX'),
  open('dashboard-examples-slug', '/Power-BI-dashboard-examples-PBIX/retail-sales-review'),
  open('free-templates', '/power-bi-templates-free-download'),
];

/** The other posts and examples, and the membership's own pricing page. */
export const MORE: readonly Route[] = [
  ...[
    'eight-chart-colours-one-family',
    'plan-and-actual-in-one-chart',
    'tables-that-people-finish-reading',
    'one-palette-light-and-dark',
  ].map((slug) => open(`blogs-${slug}`, `/blogs/${slug}`)),
  ...[
    'profit-and-loss-bridge',
    'operations-control-room',
    'people-and-headcount',
    'campaign-funnel',
  ].map((slug) => open(`example-${slug}`, `/Power-BI-dashboard-examples-PBIX/${slug}`)),
  open('pricing-membership', '/pricing-charts?plan=membership'),
];

export const NOT_FOUND = open('not-found', '/no-such-page');
