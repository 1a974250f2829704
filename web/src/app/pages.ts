import type { ComponentType } from 'react';
import type { Guard } from './guards';
import { stallIfMissing } from './missing-files';

/** 'default' has header and footer, 'login' two halves; with 'none' the page has its own frame. */
export type LayoutName = 'default' | 'login' | 'none';

export interface Page {
  /** Name of the route in docs/specification.md, section 2. */
  name: string;
  path: string;
  guard: Guard;
  layout: LayoutName;
  load: () => Promise<{ Component: ComponentType }>;
  /** Returns true if the slug exists; otherwise the router shows the 404 page. */
  validate?: (slug: string) => boolean | Promise<boolean>;
}

const content = stallIfMissing(() => import('@/features/content'));

/** Every page, in the order of the specification's table. */
export const pages: readonly Page[] = [
  { name: 'index', path: '/', guard: 'anybody', layout: 'default', load: () => import('@/pages/home') },
  { name: 'admin', path: '/admin', guard: 'staff', layout: 'none', load: () => import('@/pages/admin') },
  { name: 'blogs', path: '/blogs', guard: 'anybody', layout: 'default', load: () => import('@/pages/blogs') },
  { name: 'blogs-slug', path: '/blogs/:slug', guard: 'anybody', layout: 'default', load: () => import('@/pages/blogs-slug'), validate: async (slug) => (await content()).isBlogSlug(slug) },
  { name: 'login', path: '/login', guard: 'guest', layout: 'login', load: () => import('@/pages/login') },
  { name: 'register', path: '/register', guard: 'guest', layout: 'default', load: () => import('@/pages/register') },
  { name: 'verify', path: '/verify', guard: 'anybody', layout: 'default', load: () => import('@/pages/verify') },
  { name: 'contact', path: '/contact', guard: 'anybody', layout: 'default', load: () => import('@/pages/contact') },
  { name: 'general', path: '/general', guard: 'signed-in', layout: 'default', load: () => import('@/pages/general') },
  { name: 'seat', path: '/seat', guard: 'anybody', layout: 'default', load: () => import('@/pages/seat') },
  { name: 'unsubscribe', path: '/unsubscribe', guard: 'anybody', layout: 'default', load: () => import('@/pages/unsubscribe') },
  { name: 'verify-key', path: '/verify-key', guard: 'anybody', layout: 'default', load: () => import('@/pages/verify-key') },
  { name: 'about-us', path: '/about-us', guard: 'anybody', layout: 'default', load: () => import('@/pages/about-us') },
  { name: 'document', path: '/document', guard: 'anybody', layout: 'default', load: () => import('@/pages/document') },
  { name: 'document-slug', path: '/document/:slug', guard: 'anybody', layout: 'default', load: () => import('@/pages/document-slug'), validate: async (slug) => (await content()).isChapterSlug(slug) },
  { name: 'document-api', path: '/document/api', guard: 'anybody', layout: 'default', load: () => import('@/pages/document-api') },
  { name: 'document-api-slug', path: '/document/api/:slug', guard: 'anybody', layout: 'default', load: () => import('@/pages/document-api-slug'), validate: async (slug) => (await content()).isApiSlug(slug) },
  { name: 'demo-video', path: '/demo-video', guard: 'anybody', layout: 'default', load: () => import('@/pages/demo-video') },
  { name: 'flexa-theme', path: '/flexa-theme', guard: 'anybody', layout: 'none', load: () => import('@/pages/flexa-theme') },
  { name: 'flexa-charts', path: '/flexa-charts', guard: 'anybody', layout: 'default', load: () => import('@/pages/flexa-charts') },
  { name: 'flexa-design', path: '/flexa-design', guard: 'anybody', layout: 'default', load: () => import('@/pages/flexa-design') },
  { name: 'flexa-tables', path: '/flexa-tables', guard: 'anybody', layout: 'default', load: () => import('@/pages/flexa-tables') },
  { name: 'flexa-analytics', path: '/flexa-analytics', guard: 'anybody', layout: 'default', load: () => import('@/pages/flexa-analytics') },
  { name: 'pricing-charts', path: '/pricing-charts', guard: 'anybody', layout: 'default', load: () => import('@/pages/pricing-charts') },
  { name: 'pricing-design', path: '/pricing-design', guard: 'anybody', layout: 'default', load: () => import('@/pages/pricing-design') },
  { name: 'pricing-tables', path: '/pricing-tables', guard: 'anybody', layout: 'default', load: () => import('@/pages/pricing-tables') },
  { name: 'pricing-analytics', path: '/pricing-analytics', guard: 'anybody', layout: 'default', load: () => import('@/pages/pricing-analytics') },
  { name: 'ask-question', path: '/ask-question', guard: 'anybody', layout: 'default', load: () => import('@/pages/ask-question') },
  { name: 'privacy-policy', path: '/privacy-policy', guard: 'anybody', layout: 'default', load: () => import('@/pages/privacy-policy') },
  { name: 'term-of-website-use', path: '/term-of-website-use', guard: 'anybody', layout: 'default', load: () => import('@/pages/term-of-website-use') },
  { name: 'support-center', path: '/support-center', guard: 'anybody', layout: 'default', load: () => import('@/pages/support-center') },
  { name: 'dashboard-examples', path: '/Power-BI-dashboard-examples-PBIX', guard: 'anybody', layout: 'default', load: () => import('@/pages/dashboard-examples') },
  { name: 'dashboard-examples-slug', path: '/Power-BI-dashboard-examples-PBIX/:slug', guard: 'anybody', layout: 'default', load: () => import('@/pages/dashboard-examples-slug'), validate: async (slug) => (await content()).isExampleSlug(slug) },
  { name: 'free-templates', path: '/power-bi-templates-free-download', guard: 'anybody', layout: 'default', load: () => import('@/pages/free-templates') },
  { name: 'not-found', path: '*', guard: 'anybody', layout: 'default', load: () => import('@/pages/not-found') },
]; // oxfmt-ignore
