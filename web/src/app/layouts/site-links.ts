import { buildPricingPath } from '@flexa/contracts/pricing-address';

export interface SiteLink {
  label: string;
  to: string;
}

const STUDIO = { label: 'Theme studio', to: '/flexa-theme' };
const DOCUMENTATION = { label: 'Documentation', to: '/document' };
export const MEMBERSHIP = { label: 'Membership', to: buildPricingPath({ visualType: 'suite' }) };

/** The packs by the name of their mark, in the order of the suite's menu. */
export const PACK_LINKS = [
  { mark: 'charts', label: 'Charts', to: '/flexa-charts' },
  { mark: 'designs', label: 'Designs', to: '/flexa-design' },
  { mark: 'tables', label: 'Tables', to: '/flexa-tables' },
  { mark: 'analytics', label: 'Analytics', to: '/flexa-analytics' },
] as const;

/** The theme studio with its mark. */
export const STUDIO_LINK = { mark: 'theme', ...STUDIO } as const;

interface HeaderLink extends SiteLink {
  /** Prefix of the paths on which the link is current; without one, only its own path. */
  covers?: string;
}

/** The links of the header after the suite's menu, in their order. */
export const HEADER_LINKS: readonly HeaderLink[] = [
  STUDIO,
  { label: 'Pricing', to: '/pricing-charts', covers: '/pricing-' },
  { ...DOCUMENTATION, covers: '/document/' },
  { label: 'Blog', to: '/blogs', covers: '/blogs/' },
];

/** Returns true if a header link leads to the shown page or its section. */
export function isCurrent({ to, covers }: HeaderLink, pathname: string): boolean {
  return pathname === to || (covers !== undefined && pathname.startsWith(covers));
}

/** Reports to start from, in the suite's menu beside the packs. */
export const DASHBOARDS = { label: 'Dashboard examples', to: '/Power-BI-dashboard-examples-PBIX' };
export const TEMPLATES = { label: 'Free templates', to: '/power-bi-templates-free-download' };

/** The columns of the footer. */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Suite', links: [STUDIO, ...PACK_LINKS, MEMBERSHIP] },
  {
    title: 'Resources',
    links: [
      DASHBOARDS,
      TEMPLATES,
      { label: 'Blog', to: '/blogs' },
      DOCUMENTATION,
      { label: 'API reference', to: '/document/api' },
      { label: 'Demo video', to: '/demo-video' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Support centre', to: '/support-center' },
      { label: 'Ask a question', to: '/ask-question' },
      { label: 'Contact', to: '/contact' },
      { label: 'Check a licence key', to: '/verify-key' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', to: '/about-us' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Terms of use', to: '/term-of-website-use' },
    ],
  },
];
